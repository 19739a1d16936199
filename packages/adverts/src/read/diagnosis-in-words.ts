import { EMISSION_RANGE, ENERGY_RANGE, readNumber } from "./read-number.ts";

/** What an advert says of the energy diagnosis: classes A to G, kWh and kg of CO2 per m² and year. */
export interface WrittenDiagnosis {
  readonly energyClass?: string | undefined;
  readonly emissionClass?: string | undefined;
  readonly energy?: number | undefined;
  readonly emission?: number | undefined;
}

/** Between what is classed and its letter. */
const CLASS = String.raw`(?:\s|:|=|-|en|est|class[ée]e?|classement|lettre|cat[ée]gorie|[ée]nerg(?:ie|[ée]tique)|dpe|\(){0,12}\s*([A-G])(?![\p{L}\d'])`;
const ENERGY_CLASS = [
  new RegExp(
    `(?:dpe|(?:classe|classement|[ée]tiquette|bilan|diagnostic|performance)(?: de performance)? [ée]nerg(?:ie|[ée]tique)|[ée]tiquette)${CLASS}`,
    "u",
  ),
  /kwh[^.()]{0,25}\(?\s*(?:classe|lettre|dpe)?\s*:?\s*([A-G])(?![\p{L}\d'])/u,
  /(?<!\p{L})class[ée]e?(?: en)?\s+([A-G])(?![\p{L}\d'])/u,
] as const;
const EMISSION_CLASS = [
  new RegExp(`(?:ges|gaz [àa] effet de serre|[ée]missions?|climat)${CLASS}`, "u"),
  /kg[^.()]{0,20}\(?\s*(?:classe)?\s*([A-G])(?![\p{L}\d'])/u,
] as const;
const ENERGY = /(\d{1,4})\s*kwh/iu;
const EMISSION = /(\d{1,3})\s*kg\s*(?:eq)?\.?\s*(?:de\s*)?(?:co|\/|d)/iu;

/** Small letters, but for those that stand alone: « D.P.E. Classe C » reads « dpe classe C ». */
const loneCapitals = (text: string): string =>
  text
    .replace(/\bD\.P\.E\.?/gi, "dpe")
    .replace(/\bG\.E\.S\.?/gi, "ges")
    .replace(/\p{L}{2,}/gu, (word) => word.toLowerCase());

const firstOf = (text: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const [, found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Reads « DPE : C », « Consommation 506 kWh/m².an (classe G) », « GES B (14 kg CO2) » in a text. */
export const diagnosisInWords = (text: string): WrittenDiagnosis => ({
  energyClass: firstOf(loneCapitals(text), ENERGY_CLASS),
  emissionClass: firstOf(loneCapitals(text), EMISSION_CLASS),
  energy: readNumber(ENERGY.exec(text)?.[1], ENERGY_RANGE),
  emission: readNumber(EMISSION.exec(text)?.[1], EMISSION_RANGE),
});
