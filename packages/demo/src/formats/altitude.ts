import type { CommuneIdentity } from "../place/identity.ts";

const METRES_PER_DEGREE = 111_320;
/** A hill of sixty metres in the middle of the island, down to the sea at a thousand metres. */
const SUMMIT = 60;
const SHORE = 1_000;

/** Fictional height of the ground above the sea, to the centimetre as the model writes it. */
export const demoAltitude = ({ middle }: CommuneIdentity, [lon, lat]: readonly [number, number]): number => {
  const east = (lon - middle[0]) * METRES_PER_DEGREE * Math.cos((middle[1] * Math.PI) / 180);
  const north = (lat - middle[1]) * METRES_PER_DEGREE;
  const height = SUMMIT * Math.max(0, 1 - Math.hypot(east, north) / SHORE) + 2;
  return Math.round(height * 100) / 100;
};
