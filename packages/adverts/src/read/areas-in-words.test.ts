import { expect, test } from "vitest";
import { areasInWords } from "./areas-in-words.ts";

const read = (text: string) => areasInWords(text).map(({ areaM2, role }) => `${areaM2} ${role}`);

test.each([
  ["Terrain de 1 250 m² clos", ["1250 land"]],
  ["1 250 m² de terrain", ["1250 land"]],
  ["terrain de 12 ares", ["1200 land"]],
  ["12 a 40 ca", ["1240 land"]],
  ["cadastrée section AM n°12 pour 07a 02ca", ["702 land"]],
  ["contenance cadastrale : 0ha 12a 40ca", ["1240 land"]],
  ["parcelle de douze ares et quarante centiares", ["1240 land"]],
  ["mille deux cents mètres carrés de terrain", ["1200 land"]],
  ["sept cent cinquante-trois mètres carrés de terrain", ["753 land"]],
  ["quatre-vingt-dix-huit mètres carrés habitables", ["98 dwelling"]],
  ["deux mille trois cent quarante mètres carrés de parc", ["2340 land"]],
  ["maison de 120 m2 sur 850 m² de jardin", ["120 dwelling", "850 land"]],
  ["villa de 140 m² sur parcelle arborée de 2.340 m²", ["140 dwelling", "2340 land"]],
  ["1,2 hectare de parc", ["12000 land"]],
  ["Surface du terrain : 1250 m2", ["1250 land"]],
  ["propriété de 3 200 m² au calme", ["3200 land"]],
  ["détaché d'une propriété de 2 140 m²", ["2140 parent"]],
  ["terrain de 500 m² à détacher d'une parcelle de 1 900 m²", ["500 land", "1900 parent"]],
  ["Garage de 31 m² et cave.", ["31 other"]],
  ["Face à un parc public de 3 000 m².", ["3000 other"]],
  ["Terrasse de 40 m², jardin de 300 m²", ["40 other", "300 land"]],
  ["Maison de 110 m² réalisable, plans à disposition.", ["110 other"]],
  ["Emprise au sol possible de 200 m².", ["200 other"]],
  ["Possibilité de créer un studio de 14 m²", ["14 other"]],
  ["à 500 m des écoles, 3 m de large", []],
])("%s", (text, areas) => {
  expect(read(text)).toEqual(areas);
});
