import { z } from "zod";

/** What cannot be the id of a property is answered as one that nobody has: the sentence is that of `property-not-found`. */
export const PropertyId = z.uuid("Propriété non trouvée");
