import { z } from "zod";

export const LATITUDE = "La latitude est un nombre de degrés, de −90 à 90.";
export const LONGITUDE = "La longitude est un nombre de degrés, de −180 à 180.";

export const Latitude = z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE);
export const Longitude = z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE);
