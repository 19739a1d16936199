import { onBothHomes } from "@lotir/database/testing";
import { type Fault, rewriting, type ServedCommune, type ServedLayer } from "@lotir/demo";
import type { SourceLayer } from "@lotir/territory/work";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SMALL, sentenceOf, serveSmall, startTrial, type Trial } from "../testing/trial.fixture.ts";

/** Years without a file stay without one: the server would send the rewriting of its refusal. */
let rewriteSales = (text: string): string => text;
const serveRewritable = (): ServedCommune => {
  const served = serveSmall();
  return {
    ...served,
    dvf: async (year) => {
      const file = await served.dvf(year);
      return file && { ...file, bytes: Buffer.from(rewriteSales(Buffer.from(file.bytes).toString("utf8"))) };
    },
  };
};
const misbehave = (trial: Trial, served: ServedLayer, fault: Fault | undefined): void => {
  if (served === "dvf" && fault?.kind === "rewrite") rewriteSales = fault.rewrite;
  else if (fault !== undefined) trial.server.setFault(served, fault);
  else {
    trial.server.setFault(served, undefined);
    rewriteSales = (text) => text;
  }
};

interface BadInput {
  readonly name: string;
  readonly layer: SourceLayer;
  readonly served: ServedLayer;
  readonly fault: Fault;
  readonly sentence: RegExp;
}

const CADASTRE = "La réponse de Cadastre \\(Etalab, DGFiP\\) — essai";
const rewrite = (change: (text: string) => string): Fault => ({ kind: "rewrite", rewrite: change });
const ofAnotherCommune = (text: string) => text.replaceAll(/06999(?=\d{3}[0-9A-Z]{2}\d{4})/g, "06088");

const CASES: readonly BadInput[] = [
  {
    name: "a gzip cut off",
    layer: "parcelles",
    served: "parcelles",
    fault: { kind: "cut" },
    sentence: new RegExp(`^${CADASTRE} est coupée \\(\\d+ objets reçus\\) : la suite manque\\.$`),
  },
  {
    name: "a coordinate that is NaN",
    layer: "parcelles",
    served: "parcelles",
    fault: rewriting.withNaN(3),
    sentence: new RegExp(
      `^${CADASTRE} est illisible \\(parcelles, objet n° 3\\) : une coordonnée ou une valeur n’est pas`,
    ),
  },
  {
    name: "coordinates the wrong way round",
    layer: "parcelles",
    served: "parcelles",
    fault: rewriting.withSwappedCoordinates(2),
    sentence: new RegExp(`^${CADASTRE} est illisible \\(parcelles, objet n° 2\\) : coordonnées inversées`),
  },
  {
    name: "a building without a geometry",
    layer: "batiments",
    served: "batiments",
    fault: rewriting.withoutGeometry(5),
    sentence: new RegExp(`^${CADASTRE} est illisible \\(batiments, objet n° 5\\) : aucune géométrie`),
  },
  {
    name: "an answer over the size limit as it travels",
    layer: "parcelles",
    served: "parcelles",
    fault: { kind: "heavy", bytes: 61_000_000 },
    sentence: new RegExp(`^${CADASTRE} dépasse la taille admise \\(60 Mo\\) : elle a été abandonnée\\.$`),
  },
  {
    name: "an answer over the size limit once decompressed",
    layer: "batiments",
    served: "batiments",
    fault: { kind: "bomb", bytes: 601_000_000 },
    sentence: new RegExp(`^${CADASTRE} dépasse la taille admise`),
  },
  {
    name: "a source that never ends",
    layer: "parcelles",
    served: "parcelles",
    fault: { kind: "endless" },
    sentence: new RegExp(`^${CADASTRE} dépasse la taille admise`),
  },
  {
    name: "sales without a required column",
    layer: "ventes",
    served: "dvf",
    fault: rewriting.withoutColumn("valeur_fonciere"),
    sentence:
      /^La réponse de Ventes DVF .* est illisible \(ventes \d{4}, ligne 1\) : colonne obligatoire absente : valeur_fonciere\.$/,
  },
  {
    name: "sales whose prices are words",
    layer: "ventes",
    served: "dvf",
    fault: rewrite((text) => text.replaceAll(/,Vente,\d+(\.\d+)?,/g, ",Vente,beaucoup,")),
    sentence:
      /^La réponse de Ventes DVF .* est illisible \(ventes\) : \d+ lignes sur \d+ ont une date, une nature ou un prix illisible\.$/,
  },
  {
    name: "sales of another commune",
    layer: "ventes",
    served: "dvf",
    fault: rewrite((text) => text.replaceAll(",06999,Î", ",06088,N")),
    sentence:
      /^La réponse de Ventes DVF .* est illisible \(ventes\) : (\d+) lignes sur \1 sont d’une autre commune \(06088\)\.$/,
  },
  {
    name: "an area that is a word",
    layer: "parcelles",
    served: "parcelles",
    fault: rewrite((text) => text.replace(/"contenance":\d+/, '"contenance":"grande"')),
    sentence: new RegExp(
      `^${CADASTRE} est illisible \\(parcelles, objet n° \\d+\\) : l’attribut « contenance » devrait être un nombre\\.$`,
    ),
  },
  {
    name: "an id that is no parcel's",
    layer: "parcelles",
    served: "parcelles",
    fault: rewrite((text) => text.replaceAll(/"06999000(\w{6})"/g, (id) => id.slice(0, 9).concat('"'))),
    sentence: new RegExp(
      `^${CADASTRE} est illisible \\(parcelles, objet n° 1\\) : « 06999000 » n’est pas un identifiant`,
    ),
  },
  {
    name: "the parcels of another commune",
    layer: "parcelles",
    served: "parcelles",
    fault: rewrite(ofAnotherCommune),
    sentence: new RegExp(
      `^${CADASTRE} est illisible \\(parcelles\\) : (\\d+) parcelles sur \\1 sont d’une autre commune \\(06088`,
    ),
  },
  {
    name: "a cadastre without a parcel",
    layer: "parcelles",
    served: "parcelles",
    fault: rewrite(() => '{"type":"FeatureCollection","features":[]}'),
    sentence: new RegExp(`^${CADASTRE} est illisible \\(parcelles\\) : aucune parcelle\\.$`),
  },
  {
    name: "a page where a file was asked",
    layer: "parcelles",
    served: "parcelles",
    fault: rewrite(() => "<!doctype html><title>Maintenance</title>"),
    sentence: new RegExp(`^${CADASTRE} est illisible|^${CADASTRE} est coupée`),
  },
  {
    name: "a zone without its type",
    layer: "zones",
    served: "zones",
    fault: rewriting.withoutAttribute("typezone"),
    sentence:
      /^La réponse de Géoportail .* est illisible \(zone_urba, objet n° 1\) : l’attribut « typezone » est absent\.$/,
  },
  {
    name: "a name holding a byte that no text may hold",
    layer: "zones",
    served: "zones",
    fault: rewrite((text) => text.replace(/"libelle":"/, '"libelle":"\\u0000')),
    sentence: /^La réponse de Géoportail .* est illisible \(zones\) : une valeur ne peut pas être enregistrée\.$/,
  },
  {
    name: "a commune whose limit is at sea, off Africa",
    layer: "commune",
    served: "communes",
    fault: rewrite((text) => text.replace(/\[7\.\d+,43\.\d+\]/, "[0.1,0.1]")),
    sentence: /^La réponse de API Découpage administratif .* est illisible \(communes\) : coordonnées hors de France/,
  },
];

onBothHomes((home) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await startTrial(home, [serveRewritable()]);
  });
  afterAll(() => trial.close());

  test("an unknown commune has its sentence, and is not created", async () => {
    expect(sentenceOf(await trial.load("01999", "commune"))).toBe(
      "Communes de France ne publie rien pour cette commune.",
    );
    const found = await trial.database.territory
      .selectFrom("territory.commune")
      .select("code")
      .where("code", "=", "01999")
      .execute();
    expect(found).toEqual([]);
  });

  describe("chaque réponse mauvaise a sa phrase et n'écrit rien", () => {
    beforeAll(async () => {
      for (const layer of ["commune", "parcelles", "batiments", "zones", "ventes"] as const) {
        const outcome = await trial.load(SMALL, layer);
        expect(outcome.ok, sentenceOf(outcome)).toBe(true);
      }
    });

    test.for(CASES)("$name", async ({ layer, served, fault, sentence }) => {
      const shown = await trial.layer(SMALL, layer);
      const rows = await trial.stored();
      misbehave(trial, served, fault);
      const outcome = await trial.load(SMALL, layer);
      misbehave(trial, served, undefined);
      expect(sentenceOf(outcome)).toMatch(sentence);
      expect(await trial.layer(SMALL, layer)).toMatchObject({ status: "unknown", loadId: shown?.loadId });
      expect(await trial.leftovers()).toBe(0);
      expect(await trial.stored()).toEqual(rows);
    });
  });
});
