import {
  EXTENSION_GROUNDS,
  FILE_KINDS,
  type Interruption,
  type LodgedFile,
  type Notice,
} from "../facts/lodged-file.ts";
import { booleanAt, choiceAt, dateAt, listAt, type Node, objectAt } from "./node.ts";

const FIELDS = [
  ...["kind", "mode", "filed", "requests", "pieces", "extensions", "enquiryReport", "abf", "decision", "display"],
  ...["completion", "works", "divisionDone", "extensionRequests", "litigation"],
];
const NOTICE = ["presented", "sent", "consulted"];
const INTERRUPTION = ["from", "to"];

const nodesAt = (node: Node, key: string, keys: readonly string[]): readonly Node[] =>
  (listAt(node, key, keys) ?? []).map((entry) => entry.node);

const readNotice = (node: Node): Notice => ({
  presented: dateAt(node, "presented"),
  sent: dateAt(node, "sent"),
  consulted: dateAt(node, "consulted"),
});

const readInterruption = (node: Node): Interruption => ({ from: dateAt(node, "from"), to: dateAt(node, "to") ?? null });

const interruptionsAt = (node: Node): readonly Interruption[] =>
  nodesAt(node, "interruptions", INTERRUPTION).map(readInterruption);

const readDecision = (node: Node): LodgedFile["decision"] => ({
  sense: choiceAt(node, "sense", ["accord", "refus"]),
  signed: dateAt(node, "signed"),
  notice: readNotice(node),
});

const readEvents = (node: Node): Pick<LodgedFile, "requests" | "pieces" | "extensions" | "extensionRequests"> => ({
  requests: nodesAt(node, "requests", [...NOTICE, "listed"]).map((request) => ({
    notice: readNotice(request),
    listed: booleanAt(request, "listed"),
  })),
  pieces: nodesAt(node, "pieces", ["received", "completes"]).map((piece) => ({
    received: dateAt(piece, "received"),
    completes: booleanAt(piece, "completes"),
  })),
  extensions: nodesAt(node, "extensions", [...NOTICE, "ground"]).map((extension) => ({
    notice: readNotice(extension),
    ground: choiceAt(extension, "ground", EXTENSION_GROUNDS),
  })),
  extensionRequests: nodesAt(node, "extensionRequests", ["received", "refusedNotified"]).map((request) => ({
    received: dateAt(request, "received"),
    refusedNotified: dateAt(request, "refusedNotified"),
  })),
});

export const readFile = (root: Node): LodgedFile | undefined => {
  const node = objectAt(root, "file", FIELDS);
  if (node === undefined) return undefined;
  choiceAt(node, "mode", ["electronique", "papier"]);
  const decision = objectAt(node, "decision", ["sense", "signed", ...NOTICE]);
  const display = objectAt(node, "display", ["start", "interruptions"]);
  const works = objectAt(node, "works", ["start", "interruptions"]);
  const litigation = objectAt(node, "litigation", INTERRUPTION);
  return {
    ...readEvents(node),
    kind: choiceAt(node, "kind", FILE_KINDS),
    filed: dateAt(node, "filed"),
    enquiryReport: dateAt(node, "enquiryReport"),
    abf: choiceAt(node, "abf", ["favorable", "prescriptions", "defavorable", "silence"]),
    decision: decision && readDecision(decision),
    display: display && { start: dateAt(display, "start"), interruptions: interruptionsAt(display) },
    completion: dateAt(node, "completion"),
    works: works && { start: dateAt(works, "start"), interruptions: interruptionsAt(works) },
    divisionDone: dateAt(node, "divisionDone"),
    litigation: litigation && readInterruption(litigation),
  };
};
