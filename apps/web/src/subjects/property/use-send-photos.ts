import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { useAddPhoto } from "./use-add-photo.ts";

/** A file that was not kept, and why. */
interface Refused {
  readonly name: string;
  readonly why: string;
}

interface Sending {
  readonly done: number;
  readonly total: number;
}

/** Sends several photos one after the other; one that is refused does not stop the others. */
export const useSendPhotos = (propertyId: string) => {
  const add = useAddPhoto();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || sending !== null) return;
    setRefused([]);
    for (const [done, photo] of files.entries()) {
      setSending({ done, total: files.length });
      try {
        await add.mutateAsync({ propertyId, photoId: crypto.randomUUID(), photo });
      } catch (error) {
        const why = sentenceOf(error, "Impossible d'envoyer cette photo");
        setRefused((before) => [...before, { name: photo.name, why }]);
      }
    }
    setSending(null);
  };
  return { send, sending, refused };
};
