import type { Tracking } from "@lotir/contract";
import { FORMS_IN_FORCE, lawNow } from "@lotir/procedure";
import { frenchParcel } from "./chapters/french.ts";

type Told = Pick<Tracking, "address" | "city" | "inseeCode" | "parcels" | "facts" | "piecesFor" | "pieces">;

const FORMS = lawNow(FORMS_IN_FORCE);
const FORM_OF: Readonly<Record<string, string>> = {
  "Déclaration préalable": `${FORMS["declaration-prealable"]}, division`,
  "Permis d'aménager": FORMS["permis-amenager"],
};

/** How a counter takes a file: by law since 2022, and as most counters ask for it. */
const ADVICE: readonly string[] = [
  "Depuis le 1er janvier 2022 toute commune reçoit les demandes par voie électronique (CRPA, art. L.112-8) ; au-delà de 3 500 habitants elle les instruit ainsi (L.423-3).",
  "La commune choisit son canal et le publie : guichet numérique (GNAU ou autre), adresse électronique ou formulaire. Un envoi à une autre adresse ne fait courir aucun délai : cherchez-le sur le site de la mairie ou demandez-le-lui.",
  "Une pièce par fichier, nommée par son code, en PDF, JPEG ou PNG, de 10 Mo au plus ; plans en A3 ou A4, à l'échelle.",
  "Gardez l'accusé d'enregistrement électronique : il donne le numéro du dossier et le jour où le délai commence. Saisissez-les ici, la suite se calcule.",
];

const pieceLines = ({ pieces }: Told): string[] =>
  pieces
    .filter(({ state }) => state !== "not-needed")
    .map(({ code, title, state }) => `- ${code}, ${title}${state === "ready" ? "" : " : à joindre"}`);

const subjectOf = ({ piecesFor, facts, parcels, inseeCode, address }: Told): string => {
  const form = FORM_OF[piecesFor ?? ""];
  const file = `${piecesFor ?? "Demande"}${form === undefined ? "" : ` (cerfa ${form})`}`;
  const who = facts.applicant.name === "" ? "[demandeur]" : facts.applicant.name;
  const where = parcels.map(({ reference }) => frenchParcel(reference)).join(", ");
  return `Dépôt électronique – ${file} – ${who} – parcelle ${inseeCode} ${where} – ${address}`;
};

const bodyOf = (told: Told): string => {
  const { facts, address, city, inseeCode, piecesFor } = told;
  const { name, phone, email } = facts.applicant;
  return [
    "Madame, Monsieur,",
    "",
    `Je dépose par voie électronique ${
      piecesFor === null ? "la demande ci-jointe" : `le dossier suivant : ${piecesFor.toLowerCase()}`
    }, pour le terrain situé ${address} (${city === "" ? "" : `${city}, `}code INSEE ${inseeCode}).`,
    "",
    "Pièces :",
    ...pieceLines(told),
    "",
    "Je demande l'accusé d'enregistrement électronique prévu à l'article L.112-11 du code des relations entre le public et l'administration.",
    "",
    name === "" ? "[Nom du demandeur]" : name,
    phone === "" ? "[Téléphone]" : phone,
    ...(email === "" ? [] : [email]),
  ].join("\n");
};

/** What is sent with the file, and how a counter takes it. */
export const filingOf = (told: Told): Tracking["filing"] => ({
  subject: subjectOf(told),
  body: bodyOf(told),
  advice: [...ADVICE],
});

/** The same as one text, for the archive. */
export const filingText = ({ filing: { subject, body, advice } }: Pick<Tracking, "filing">): string =>
  [
    "COMMENT DÉPOSER",
    "",
    ...advice.map((each) => `- ${each}`),
    "",
    "MESSAGE",
    "",
    `Objet : ${subject}`,
    "",
    body,
    "",
  ].join("\r\n");
