import { acces } from "./acces.ts";
import { densite } from "./densite.ts";
import { destinations } from "./destinations.ts";
import { destinationsConditions } from "./destinations-conditions.ts";
import { emprise } from "./emprise.ts";
import { entreConstructions } from "./entre-constructions.ts";
import { espacesVerts } from "./espaces-verts.ts";
import { hauteur } from "./hauteur.ts";
import { limites } from "./limites.ts";
import { bande, mixite } from "./operations.ts";
import type { Grammar } from "./reading.ts";
import { reseaux } from "./reseaux.ts";
import { stationnement } from "./stationnement.ts";
import { voie } from "./voie.ts";

/** Every family of rules read in the articles of a zone. */
export const GRAMMARS: readonly Grammar[] = [
  destinations,
  destinationsConditions,
  acces,
  reseaux,
  voie,
  limites,
  entreConstructions,
  emprise,
  densite,
  hauteur,
  espacesVerts,
  stationnement,
  mixite,
  bande,
];
