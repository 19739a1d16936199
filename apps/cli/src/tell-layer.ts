import type { LayerSummary } from "@lotir/commune-work";
import { describeFailure } from "@lotir/foncier";

/** Where a layer stands, as a person reads it; `--json` keeps the words of the interface between programs. */
const STATUS: Readonly<Record<LayerSummary["status"], string>> = {
  waiting: "en attente",
  loading: "en cours",
  loaded: "chargée",
  "not-published": "non publiée",
  unknown: "inconnue",
  cancelled: "arrêtée",
};

const NAMES: Readonly<Record<string, string>> = { batiments: "bâtiments" };

const NAME_WIDTH = 10;
const STATUS_WIDTH = 12;

/** One line a layer: its name, where it stands, the rows kept, and why where something is wrong. */
export const tellLayer = ({ name, status, counts, failure }: LayerSummary): string => {
  const rows = `${counts.kept ?? 0} lignes gardées sur ${counts.read ?? 0}`;
  const problem = failure === null ? "" : ` — ${describeFailure(failure)}`;
  return `${(NAMES[name] ?? name).padEnd(NAME_WIDTH)} ${STATUS[status].padEnd(STATUS_WIDTH)} ${rows}${problem}`;
};
