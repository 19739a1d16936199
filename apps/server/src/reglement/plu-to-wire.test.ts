import type { ParcellePlu, StoredDocument } from "@lotir/territory";
import { expect, test } from "vitest";
import { pluToWire } from "./plu-to-wire.ts";

const ZONE = {
  libelle: "UB",
  libelong: null,
  typezone: "U",
  partition: "DU_06999",
  nomfic: "reglement.pdf",
  idurba: null,
  approvedOn: null,
};

const read = (pages: number, illegiblePages: readonly number[]): StoredDocument => ({
  id: 1,
  partition: "DU_06999",
  nomfic: "reglement.pdf",
  commune: "06999",
  idurba: null,
  status: "read",
  failure: null,
  planName: "PLU",
  planType: "PLU",
  legalStatus: null,
  fileName: "reglement.pdf",
  fileTitle: null,
  hash: "ab",
  bytes: 10,
  pages,
  illegiblePages,
  approvedOn: null,
  publishedOn: null,
  source: "essai",
  licence: null,
  fetchedOn: null,
  reader: "2",
  readAt: null,
});

const told = (document: StoredDocument) => {
  const plu: ParcellePlu = {
    kind: "zone",
    zone: ZONE,
    key: { partition: "DU_06999", nomfic: "reglement.pdf" },
    document,
    shown: undefined,
  };
  return pluToWire(plu, undefined);
};

test("a document of pictures is told as such: its zone may be there, nobody read it", () => {
  const { status, sentence } = told(read(3, [1, 2, 3]));
  expect(status).toBe("unreadable");
  expect(sentence).toContain("image");
});

test("a document that was read and does not name the zone says so", () => {
  expect(told(read(3, [2]))).toMatchObject({ status: "zone-missing" });
});
