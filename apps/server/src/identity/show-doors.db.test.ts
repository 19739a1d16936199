import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("sans serveur d'e-mail, c'est dit à qui demande, connecté ou non", async () => {
  expect(await dataOf("showDoors", await product().nobody.get("/doors"))).toEqual({ mail: "kept", openid: null });
});
