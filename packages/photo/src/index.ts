export { type EncodedPhoto, encodePhoto } from "./encode-photo.ts";
export { PHOTO_LIMITS } from "./photo-limits.ts";
export { describePhotoRefusal, type PhotoRefusal } from "./photo-refusal.ts";
export { type PrintedPhoto, printPhoto } from "./print-photo.ts";
