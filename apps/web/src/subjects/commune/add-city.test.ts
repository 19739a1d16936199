import type { City } from "@lotir/contract";
import { describe, expect, test } from "vitest";
import { addCity } from "./add-city.ts";

const city = (insee: string, name: string, zipcode: string): City => ({
  id: insee,
  insee,
  name,
  zipcode,
  population: null,
  centre: null,
  fictional: false,
});
const latresne = city("33234", "Latresne", "33360");

describe("choosing cities", () => {
  test("the same INSEE code is a duplicate, said with its postcode", () => {
    const choice = addCity([latresne], latresne);
    expect(choice).toEqual({ ok: false, message: "Latresne (33360) est déjà sélectionné" });
  });

  test("two communes may share a postcode", () => {
    const choice = addCity([latresne], city("33085", "Camblanes-et-Meynac", "33360"));
    expect(choice.ok && choice.cities.map(({ insee }) => insee)).toEqual(["33234", "33085"]);
  });

  test("five at most", () => {
    const five = ["33001", "33002", "33003", "33004", "33005"].map((insee) => city(insee, insee, "33000"));
    expect(addCity(five.slice(0, 4), latresne).ok).toBe(true);
    expect(addCity(five, latresne)).toEqual({ ok: false, message: "Maximum 5 villes" });
  });

  test("a duplicate beyond the limit is said as a duplicate", () => {
    const five = [latresne, ...["33001", "33002", "33003", "33004"].map((insee) => city(insee, insee, "33000"))];
    expect(addCity(five, latresne)).toMatchObject({ message: "Latresne (33360) est déjà sélectionné" });
  });
});
