/** Codes that the way back from another provider bears, and what they mean to who reads. */
const SENTENCES: Readonly<Record<string, (name: string) => string>> = {
  email_not_found: (name) =>
    `${name} n'a pas confirmé votre adresse e-mail : Lotir n'ouvre et ne rejoint un compte que par une adresse confirmée.`,
  account_not_linked: () =>
    "Un compte porte déjà cette adresse, qui n'y est pas encore confirmée. Entrez par votre mot de passe et confirmez l'adresse ; les deux accès se rejoindront ensuite.",
  access_denied: (name) => `Vous n'avez pas donné votre accord à ${name} : rien n'a été ouvert.`,
};

/** Said of any code: what an address bears is never shown as it stands. */
export const providerRefusal = (code: string, name: string): string =>
  Object.hasOwn(SENTENCES, code)
    ? (SENTENCES[code]?.(name) ?? "")
    : `La connexion par ${name} n'a pas abouti : rien n'a été ouvert. Recommencez, ou entrez par votre mot de passe.`;
