import { type IdentityFailure, identitySentence } from "../../kit/messages.fr.ts";

export const KEY_FAILED = "La clé d'accès n'a pas pu servir. Réessayez.";
const CANCELLED = "Rien n'a été fait : la demande a été refusée, ou a expiré.";

/** Told by the browser itself, in the words of its library. */
const BY_BROWSER: Readonly<Record<string, string>> = {
  AUTH_CANCELLED: CANCELLED,
  ERROR_CEREMONY_ABORTED: CANCELLED,
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: CANCELLED,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "Cet appareil a déjà une clé d'accès pour ce compte.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "Cet appareil ne sait pas vérifier que c'est vous : réglez-y d'abord un code, un visage ou une empreinte.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "Cet appareil ne sait pas garder de clé d'accès.",
  ERROR_INVALID_DOMAIN:
    "Les clés d'accès ne marchent pas à cette adresse : ouvrez Lotir par son nom, non par des chiffres.",
  ERROR_INVALID_RP_ID:
    "Les clés d'accès ne marchent pas à cette adresse : ouvrez Lotir par son nom, non par des chiffres.",
  UNKNOWN_ERROR: KEY_FAILED,
};

interface KeyFailure extends IdentityFailure {
  readonly code?: string | undefined;
}

/** Why a key opened nothing: the browser's reason or the server's, in French. */
export const passkeyRefusal = (failure: KeyFailure): string =>
  (failure.code !== undefined && Object.hasOwn(BY_BROWSER, failure.code) ? BY_BROWSER[failure.code] : undefined) ??
  (failure.code?.startsWith("ERROR_") ? KEY_FAILED : identitySentence(failure, KEY_FAILED));
