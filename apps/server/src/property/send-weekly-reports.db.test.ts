import { DEFAULT_SETTINGS } from "@lotir/contract";
import type { Mail } from "@lotir/mail";
import { expect, test } from "vitest";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { sendWeeklyReports } from "./send-weekly-reports.ts";

const product = sharedProduct();

const sentTo = async (...people: readonly string[]): Promise<readonly Mail[]> => {
  const { database } = product().lotir;
  const mails: Mail[] = [];
  const bugs: unknown[] = [];
  const post = { send: (mail: Mail) => void mails.push(mail) };
  const means = { database, post, origin: "https://lotir.example", reportBug: (error: unknown) => bugs.push(error) };
  await sendWeeklyReports(means, new Date());
  expect(bugs).toEqual([]);
  return mails.filter(({ to }) => people.includes(to));
};

test("who wants the report receives his own organisation's, and who turned it off receives nothing", async () => {
  const [willing, unwilling] = [
    await product().signUp("veut@example.fr", "Veut son rapport"),
    await product().signUp("refuse-le-rapport@example.fr", "Refuse le rapport"),
  ];
  const { name } = await propertyOn(willing, product().bare);
  await propertyOn(unwilling, product().built);
  const notifications = { ...DEFAULT_SETTINGS.notifications, weeklyReport: false };
  await unwilling.put("/settings", { ...DEFAULT_SETTINGS, notifications });
  const [mail, ...others] = await sentTo("veut@example.fr", "refuse-le-rapport@example.fr");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "veut@example.fr", subject: "Votre semaine sur Lotir : Veut son rapport" });
  expect(mail?.text).toContain(`Propriétés ajoutées : 1\n- ${name}`);
});

test("an empty portfolio has no week to tell", async () => {
  await product().signUp("vide@example.fr", "Portfolio vide");
  expect(await sentTo("vide@example.fr")).toEqual([]);
});
