/** Why a file is not kept as a photo. */
export type PhotoRefusal =
  | "empty"
  | "too-large"
  | "heic"
  | "not-a-photo"
  | "unreadable"
  | "too-many-pixels"
  | "too-slow";

const SENTENCES: Readonly<Record<PhotoRefusal, string>> = {
  empty: "Ce fichier est vide.",
  "too-large": "Cette photo pèse plus de 10 Mo : réduisez-la, puis envoyez-la à nouveau.",
  heic: "Les photos HEIC ne sont pas lues ici : enregistrez-la en JPEG (sur iPhone : Réglages, Appareil photo, Formats, « Le plus compatible »).",
  "not-a-photo": "Ce fichier n'est ni une photo JPEG, ni PNG, ni WebP.",
  unreadable: "Cette photo est abîmée : elle ne s'ouvre pas.",
  "too-many-pixels": "Cette photo compte plus de 80 millions de points : réduisez-la, puis envoyez-la à nouveau.",
  "too-slow": "Cette photo n'a pas pu être préparée à temps. Réessayez, ou réduisez-la.",
};

/** In French, with what to do. */
export const describePhotoRefusal = (refusal: PhotoRefusal): string => SENTENCES[refusal];

export const isPhotoRefusal = (value: unknown): value is PhotoRefusal =>
  typeof value === "string" && Object.hasOwn(SENTENCES, value);
