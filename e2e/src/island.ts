import { DEMO_IDENTITY, type GeneratedCommune, generateCommune } from "@lotir/demo";

interface Island {
  readonly codeInsee: string;
  readonly nom: string;
  readonly parcels: number;
  readonly seed?: string;
}

/** A smaller commune than the demonstration one, quicker to load. Each elsewhere at sea: zones are asked by place. */
export const smallIsland = ({ codeInsee, nom, parcels, seed = "parcours" }: Island): GeneratedCommune => {
  const east = Number(codeInsee) - Number(DEMO_IDENTITY.codeInsee);
  const middle = [DEMO_IDENTITY.middle[0] + east, DEMO_IDENTITY.middle[1]] as const;
  return generateCommune({ seed, parcels, identity: { ...DEMO_IDENTITY, codeInsee, nom, middle } });
};
