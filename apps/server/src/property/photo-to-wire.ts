import type { Photo } from "@lotir/contract";
import type { StoredPhoto } from "./photo-store.ts";

export const photoToWire = (propertyId: string, { id, name, width, height, createdAt }: StoredPhoto): Photo => {
  const url = `/api/properties/${propertyId}/photos/${id}`;
  return { id, name, url, thumbnailUrl: `${url}?size=thumbnail`, width, height, createdAt: createdAt.toISOString() };
};
