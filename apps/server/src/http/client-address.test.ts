import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { trustedAmong } from "./trusted-proxies.ts";

const proxies = ["127.0.0.1", "10.0.0.2"];

test.each([
  ["sans mandataire déclaré, le socket seul", { socket: "192.0.2.1", forwardedFor: "198.51.100.9" }, [], "192.0.2.1"],
  ["ce que dit un inconnu n'est pas cru", { socket: "192.0.2.1", forwardedFor: "198.51.100.9" }, proxies, "192.0.2.1"],
  ["le client d'un mandataire", { socket: "127.0.0.1", forwardedFor: "198.51.100.9" }, proxies, "198.51.100.9"],
  ["par un socket IPv6", { socket: "::ffff:127.0.0.1", forwardedFor: "198.51.100.9" }, proxies, "198.51.100.9"],
  ["deux mandataires", { socket: "127.0.0.1", forwardedFor: "198.51.100.9, 10.0.0.2" }, proxies, "198.51.100.9"],
  [
    "ce que le client écrivit lui-même ne compte pas",
    { socket: "127.0.0.1", forwardedFor: "203.0.113.5, 198.51.100.9" },
    proxies,
    "198.51.100.9",
  ],
  ["le mandataire qui ne dit rien", { socket: "127.0.0.1", forwardedFor: undefined }, proxies, "127.0.0.1"],
  [
    "une plage de mandataires",
    { socket: "::ffff:10.1.2.3", forwardedFor: "198.51.100.9, fd00::7" },
    ["10.0.0.0/8", "fd00::/8"],
    "198.51.100.9",
  ],
  ["hors de la plage", { socket: "11.1.2.3", forwardedFor: "198.51.100.9" }, ["10.0.0.0/8"], "11.1.2.3"],
  [
    "ce qui n'est pas une adresse n'est de personne",
    { socket: "127.0.0.1", forwardedFor: "198.51.100.9, inconnu" },
    proxies,
    "inconnu",
  ],
  ["aucun socket", { socket: undefined, forwardedFor: "198.51.100.9" }, proxies, undefined],
])("l'adresse d'un client : %s", (_case, arrival, trusted, expected) =>
  expect(clientAddress(arrival, trustedAmong(trusted))).toBe(expected),
);
