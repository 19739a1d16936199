import type { Mail } from "@lotir/mail";
import { inOneLine } from "../in-one-line.ts";

const SIGNED = "\n\nLotir\nSi ce message ne vous dit rien, n'en faites rien : sans le lien, rien ne change.";
const DATE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

export const confirmationMail = (to: string, link: string): Mail => ({
  to,
  subject: "Confirmez votre adresse e-mail",
  text: `Bonjour,\n\nOuvrez ce lien pour confirmer que cette adresse est la vôtre (il vaut un jour) :\n\n${link}${SIGNED}`,
});

/** To an address that somebody signs up with again: its answer on the screen is that of a new one. */
export const knownAddressMail = (to: string, origin: string): Mail => ({
  to,
  subject: "Vous avez déjà un compte",
  text: `Bonjour,\n\nQuelqu'un, vous peut-être, vient de demander un compte avec cette adresse : elle en a déjà un. Connectez-vous :\n\n${origin}/sign-in\n\nMot de passe oublié :\n\n${origin}/forgot-password${SIGNED}`,
});

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: "Choisissez un nouveau mot de passe",
  text: `Bonjour,\n\nVous avez demandé à changer de mot de passe. Ouvrez ce lien pour en choisir un autre (il vaut une heure et sert une fois) :\n\n${link}\n\nVos autres sessions seront fermées.${SIGNED}`,
});

export interface InvitationLetter {
  readonly to: string;
  readonly link: string;
  readonly organisation: string;
  readonly inviter: string;
  readonly role: string;
  readonly until: Date;
}

export const invitationMail = ({ to, link, organisation, inviter, role, until }: InvitationLetter): Mail => {
  const name = inOneLine(organisation);
  const as = role === "admin" ? "administrateur" : "membre";
  return {
    to,
    subject: `Invitation à rejoindre ${name} sur Lotir`,
    text: `Bonjour,\n\n${inOneLine(inviter)} vous invite à rejoindre ${name} comme ${as}. Vous y verrez les mêmes recherches et le même portfolio.\n\nOuvrez ce lien pour répondre (il sert une fois, jusqu'au ${DATE.format(until)}) :\n\n${link}${SIGNED}`,
  };
};
