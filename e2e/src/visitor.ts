import type { Page } from "playwright-core";

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let met = 0;

/** Somebody new each time: a journey walked again signs up again. */
export const visitor = (firstName: string): Visitor => ({
  firstName,
  lastName: "Essai",
  email: `${firstName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()}.${++met}@essai.example`,
  password: "mot de passe d'essai 42",
});

/** Fills the page that creates an account, and sends it. */
export const fillSignUp = async (page: Page, who: Visitor): Promise<void> => {
  await page.getByLabel("Prénom").fill(who.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(who.lastName);
  await page.getByLabel(/e-mail/i).fill(who.email);
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill(who.password);
  await page.keyboard.press("Enter");
};

/** Signs up on the screens, up to the onboarding. */
export const signUp = async (page: Page, origin: string, who: Visitor): Promise<void> => {
  await page.goto(`${origin}/sign-up`);
  await fillSignUp(page, who);
  await page.waitForURL("**/onboarding");
};

/** Signs in on the screens; ends on the portfolio. */
export const signIn = async (
  page: Page,
  origin: string,
  { email, password }: Pick<Visitor, "email" | "password">,
): Promise<void> => {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel(/e-mail/i).fill(email);
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL("**/properties");
};

/** Creates an organisation from the onboarding; ends on the search. */
export const createOrganisation = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Nom de l'organisation").fill(name);
  await page.getByRole("button", { name: "Créer l'organisation" }).click();
  await page.waitForURL(/\/search/);
};

const post = async (page: Page, path: string, data: unknown): Promise<unknown> => {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/api/auth/organization/${path}`, {
    headers: { Origin: origin },
    data,
  });
  if (!answer.ok()) throw new Error(`${path} : ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

const organisationOf = async (page: Page): Promise<string> => {
  const { origin } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/auth/organization/list`);
  const [first] = (await answer.json()) as { id: string }[];
  if (first === undefined) throw new Error("No organisation");
  return first.id;
};

/** Makes `joining` a member of the organisation of `admin`. The screens for this do not exist yet: by the API. */
export const joinOrganisation = async (admin: Page, joining: Page, { email }: Visitor): Promise<void> => {
  const organizationId = await organisationOf(admin);
  const invited = (await post(admin, "invite-member", { email, role: "member", organizationId })) as {
    id: string;
    link: string;
  };
  const secret = new URL(invited.link).hash.slice(1);
  await post(joining, "accept-invitation", { invitationId: invited.id, secret });
  await post(joining, "set-active", { organizationId });
};
