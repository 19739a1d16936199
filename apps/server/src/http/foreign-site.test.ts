import { expect, test } from "vitest";
import { isFromForeignSite } from "./foreign-site.ts";

const OURS = "https://lotir.example";

test.each([
  ["un programme, qui n'annonce pas d'origine", undefined, "lotir.example", false],
  ["notre page", OURS, "lotir.example", false],
  ["notre page derrière un relais qui change l'hôte", OURS, "10.0.0.4:3000", false],
  ["notre page par un autre nom de la même machine", "http://localhost:3000", "localhost:3000", false],
  ["un autre site", "https://autre.example", "lotir.example", true],
  ["un site qui commence comme le nôtre", "https://lotir.example.autre.example", "lotir.example", true],
  ["une page sans origine", "null", "lotir.example", true],
  ["une origine vide", "", "lotir.example", true],
  ["un fichier", "file://", "", true],
  ["une adresse coupée", "http://[::1", "[::1", true],
  ["un port qui n'en est pas un", "http://127.0.0.1:3800.autre.example", "127.0.0.1:3800", true],
])("une écriture venue d'ailleurs se reconnaît : %s", (_case, from, to, isForeign) => {
  expect(isFromForeignSite({ from, to }, OURS)).toBe(isForeign);
});
