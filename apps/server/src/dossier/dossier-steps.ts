import type { DOSSIER_FORMATS } from "@lotir/contract";

type Format = (typeof DOSSIER_FORMATS)[number];

/** Shares of the whole, per cent, as they were measured: reading is short, a plan and a document weigh about the same. */
const READ = 5;
const PLANS_DONE = 65;

const WRITTEN = { docx: "Document Word", pdf: "PDF", archive: "Archive" } as const;
type Written = keyof typeof WRITTEN;

const WRITINGS: Readonly<Record<Format, readonly Written[]>> = {
  docx: ["docx"],
  pdf: ["pdf"],
  zip: ["docx", "pdf", "archive"],
};

/** How far a file is: what was done, of what there is to do. */
export interface DossierSteps {
  readonly begun: () => void;
  readonly planDrawn: (done: number, all: number) => void;
  /** Says what is being written, and that it is once it is. */
  readonly writing: <Bytes>(what: Written, write: () => Promise<Bytes>) => Promise<Bytes>;
  readonly done: () => void;
}

export const dossierSteps = (format: Format, tell: (message: string, percent: number) => void): DossierSteps => {
  const writings = WRITINGS[format];
  const share = (99 - PLANS_DONE) / writings.length;
  const say = (message: string, percent: number): void => tell(message, Math.round(percent));
  return {
    begun: () => say("Lecture de la propriété, de ses parcelles et de ses règles", 1),
    planDrawn: (done, all) => say(`Plan ${done} sur ${all}`, READ + ((PLANS_DONE - READ) * done) / all),
    writing: async (what, write) => {
      const rank = writings.indexOf(what);
      say(`${WRITTEN[what]} : mise en page`, PLANS_DONE + share * rank);
      const bytes = await write();
      say(`${WRITTEN[what]} : prêt`, PLANS_DONE + share * (rank + 1));
      return bytes;
    },
    done: () => say("Dossier prêt", 100),
  };
};
