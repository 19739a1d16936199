import { departementOf } from "../source-access.ts";

/** Where the Etalab edition keeps one layer of one commune; `latest` is redirected to the edition's date. */
export const cadastrePath = (codeInsee: string, layer: "parcelles" | "batiments"): string =>
  `/data/etalab-cadastre/latest/geojson/communes/${departementOf(codeInsee)}/${codeInsee}` +
  `/cadastre-${codeInsee}-${layer}.json.gz`;
