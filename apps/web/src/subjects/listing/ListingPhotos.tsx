import type { Listing } from "@lotir/contract";
import { Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { PhotoViewer } from "../property/PhotoViewer.tsx";
import classes from "./Listing.module.css";

/** Shown as large as the screen lets them; their own size is not known before. */
const SHOWN = { width: 1_200, height: 800 } as const;

const Thumbnail = ({ url }: { readonly url: string }) => {
  const [isLost, setLost] = useState(false);
  return isLost ? (
    <span className={classes.lost}>Photo indisponible</span>
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" onError={() => setLost(true)} />
  );
};

/** The photos of an advert, through this server alone; arrows and Esc in the viewer. */
export const ListingPhotos = ({ listing }: { readonly listing: Listing }) => {
  const [at, setAt] = useState<number | null>(null);
  if (listing.images.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {listing.source === "Lien collé"
          ? "Les photos d'un lien collé ne sont pas reprises : ouvrez l'annonce pour les voir."
          : "Cette annonce n'a pas de photo que sa source permette de montrer."}
      </Text>
    );
  const photos = listing.images.map((url, rank) => ({
    id: `${listing.id}-${rank}`,
    name: listing.title,
    url,
    thumbnailUrl: `${url}?size=thumbnail`,
    createdAt: listing.publishedDate ?? "",
    ...SHOWN,
  }));
  return (
    <>
      <ul className={classes.photos}>
        {photos.map((photo, rank) => (
          <li key={photo.id}>
            <UnstyledButton onClick={() => setAt(rank)} aria-label={`Agrandir la photo ${rank + 1}`}>
              <Thumbnail url={photo.thumbnailUrl} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos} at={at} onAt={setAt} />
    </>
  );
};
