/** How the notes of the layer of diagnoses name the towns around, each with its records left out. */
export const NEXT_TOWN = "commune voisine : ";
