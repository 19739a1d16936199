/** What somebody who saves or restores must read, in a sentence. */
export class Refused extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "le disque est plein",
  EDQUOT: "la place accordée à ce compte est prise",
  EACCES: "ce compte n'en a pas le droit",
  EPERM: "ce compte n'en a pas le droit",
  EROFS: "le disque est en lecture seule",
  EIO: "le disque ne répond pas bien",
  EBUSY: "c'est un point de montage, ou un programme s'en sert",
  EXDEV: "c'est un autre disque",
  EEXIST: "ce nom est déjà pris",
  ENOTDIR: "un fichier est sur son chemin",
};

const refusalOf = (error: unknown): string | undefined => {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const reason = REASONS[String(error.code)];
  const place = "path" in error ? `${error.path} : ` : "";
  return reason === undefined ? undefined : `Arrêté : ${place}${reason}.`;
};

/** Runs what says what it did as it goes; what was refused, by us or by the disk, is a sentence. A bug is thrown on. */
export const saying = async (work: (say: (sentence: string) => void) => Promise<void>): Promise<number> => {
  try {
    await work((sentence) => console.log(sentence));
    return 0;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    console.error(refusal);
    return 1;
  }
};
