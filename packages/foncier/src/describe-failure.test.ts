import { describe, expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";
import type { UpstreamFailure } from "./finding.ts";

const source = "Cadastre (Etalab)";
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("describeFailure", () => {
  const cases: readonly (readonly [UpstreamFailure, string])[] = [
    [{ kind: "unreachable", source }, "Cadastre (Etalab) ne répond pas. Réessayez plus tard."],
    [{ kind: "timeout", source, afterMs: 1500 }, "Cadastre (Etalab) n’a pas répondu en 1,5 s. Réessayez plus tard."],
    [
      { kind: "refused", source, status: 429 },
      "Cadastre (Etalab) demande de ralentir (trop de requêtes). Réessayez dans quelques minutes.",
    ],
    [{ kind: "refused", source, status: 404 }, "Cadastre (Etalab) n’a pas ces données."],
    [{ kind: "refused", source, status: 503 }, "Cadastre (Etalab) est en panne (réponse 503). Réessayez plus tard."],
    [{ kind: "refused", source, status: 400 }, "Cadastre (Etalab) a refusé la demande (réponse 400)."],
    [
      { kind: "too-large", source, limitBytes: 60_000_000 },
      "La réponse de Cadastre (Etalab) dépasse la taille admise (60 Mo) : elle a été abandonnée.",
    ],
    [
      { kind: "malformed", source, where: "parcelles, objet n° 3", issue: "aucune géométrie" },
      "La réponse de Cadastre (Etalab) est illisible (parcelles, objet n° 3) : aucune géométrie.",
    ],
    [
      { kind: "cut-answer", source, received: 5000 },
      "La réponse de Cadastre (Etalab) est coupée (5 000 objets reçus) : la suite manque.",
    ],
    [{ kind: "not-published", source }, "Cadastre (Etalab) ne publie rien pour cette commune."],
    [
      { kind: "forbidden-address", source, address: "169.254.169.254" },
      "Cadastre (Etalab) mène à une adresse interdite (169.254.169.254) : rien n’y a été envoyé.",
    ],
  ];
  test.each(cases)("%o", (failure, sentence) => {
    expect(spaced(describeFailure(failure))).toBe(sentence);
  });
});
