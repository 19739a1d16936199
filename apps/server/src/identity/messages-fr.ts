import { FAILURES } from "@lotir/contract";

const ADMINISTRATORS_ONLY = "Seul un administrateur de l'organisation peut faire cela.";
const LAST_ADMINISTRATOR = "Une organisation garde au moins un administrateur : nommez-en un autre d'abord.";
const TEAMS = "Les équipes dans une organisation ne sont pas proposées.";
const CUSTOM_ROLES = "Les rôles sont Administrateur et Membre ; il n'y en a pas d'autre.";
const ADDRESS_FORBIDDEN = "Cette adresse de retour n'est pas permise.";
const TRY_AGAIN = "L'opération n'a pas abouti. Réessayez dans quelques instants.";
const ACCOUNT_EXISTS = "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.";
const SIGN_IN_AGAIN = "Votre session a expiré. Connectez-vous pour continuer.";
const OTHER_ACCOUNTS = "La connexion par un autre fournisseur n'est pas proposée.";
const CHALLENGE_OVER = "Cette connexion a expiré, ou trop de codes ont été essayés : recommencez par le mot de passe.";
const NO_SECOND_FACTOR = "Ce compte n'a pas de second facteur.";
const NO_CODES_BY_MAIL = "Les codes par e-mail ne sont pas proposés.";
const KEY_FAILED = "Cette clé d'accès n'a pas pu être vérifiée. Recommencez.";
const KEY_CANCELLED = "Rien n'a été fait : la demande a été refusée ou a expiré.";
const EMAIL_FIRST = "Confirmez d'abord votre adresse e-mail.";
const LINK_FIRST =
  "Ouvrez cette invitation par le lien que l'administrateur vous a remis : votre adresse e-mail n'est pas encore confirmée.";
const FORM_INCOMPLETE = "Un champ du formulaire manque ou n'est pas valide.";

/** better-auth speaks English: each of its codes, said in French. A test checks that none is missing. */
const SENTENCES: Readonly<Record<string, string>> = {
  // Accounts and sessions.
  USER_NOT_FOUND: "Ce compte n'existe pas.",
  FAILED_TO_CREATE_USER: TRY_AGAIN,
  FAILED_TO_CREATE_SESSION: TRY_AGAIN,
  FAILED_TO_UPDATE_USER: TRY_AGAIN,
  FAILED_TO_GET_SESSION: TRY_AGAIN,
  FAILED_TO_GET_USER_INFO: TRY_AGAIN,
  FAILED_TO_CREATE_VERIFICATION: TRY_AGAIN,
  INVALID_PASSWORD: "Mot de passe incorrect.",
  INVALID_EMAIL: "Cette adresse e-mail n'est pas valide.",
  INVALID_EMAIL_OR_PASSWORD: "Adresse e-mail ou mot de passe incorrect.",
  INVALID_USER: "Ce compte n'est pas valide.",
  USER_EMAIL_NOT_FOUND: "Ce compte n'a pas d'adresse e-mail.",
  EMAIL_NOT_VERIFIED: EMAIL_FIRST,
  PASSWORD_TOO_SHORT: "Le mot de passe doit compter au moins 8 caractères.",
  PASSWORD_TOO_WEAK:
    "Ce mot de passe se devine trop vite : allongez-le, ou choisissez quelques mots sans rapport entre eux ni avec vous.",
  TOO_MANY_ATTEMPTS: "Trop de tentatives pour ce compte ou depuis ce réseau. Patientez avant de réessayer.",
  PASSWORD_TOO_LONG: "Le mot de passe est trop long (128 caractères au plus).",
  USER_ALREADY_EXISTS: ACCOUNT_EXISTS,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ACCOUNT_EXISTS,
  EMAIL_CAN_NOT_BE_UPDATED: "L'adresse e-mail ne peut pas être changée ici.",
  CHANGE_EMAIL_DISABLED: "L'adresse e-mail ne peut pas être changée ici.",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "Ce compte n'a pas de mot de passe.",
  SESSION_EXPIRED: SIGN_IN_AGAIN,
  SESSION_NOT_FRESH: "Par sécurité, connectez-vous à nouveau avant de continuer.",
  USER_ALREADY_HAS_PASSWORD: "Ce compte a déjà un mot de passe : donnez-le pour continuer.",
  PASSWORD_ALREADY_SET: "Ce compte a déjà un mot de passe.",
  VERIFICATION_EMAIL_NOT_ENABLED: "La vérification par e-mail n'est pas activée.",
  EMAIL_ALREADY_VERIFIED: "Cette adresse e-mail est déjà confirmée.",
  EMAIL_MISMATCH: "Cette adresse e-mail n'est pas celle du compte.",
  INVALID_TOKEN: "Ce lien n'est pas valide.",
  TOKEN_EXPIRED: "Ce lien a expiré.",
  UNAUTHORIZED: SIGN_IN_AGAIN,

  // Second factor.
  INVALID_CODE: "Ce code n'est pas le bon, ou il a déjà servi. Attendez le suivant et recommencez.",
  INVALID_BACKUP_CODE: "Ce code de secours n'est pas le bon, ou il a déjà servi.",
  INVALID_TWO_FACTOR_COOKIE: CHALLENGE_OVER,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: CHALLENGE_OVER,
  ACCOUNT_TEMPORARILY_LOCKED: "Trop de codes faux pour ce compte. Patientez un quart d'heure avant de réessayer.",
  TOTP_NOT_ENABLED: NO_SECOND_FACTOR,
  TWO_FACTOR_NOT_ENABLED: NO_SECOND_FACTOR,
  BACKUP_CODES_NOT_ENABLED: NO_SECOND_FACTOR,
  TOTP_ALREADY_ENABLED: "Ce compte a déjà un second facteur.",
  TOTP_NOT_CONFIGURED: NO_CODES_BY_MAIL,
  OTP_NOT_ENABLED: NO_CODES_BY_MAIL,
  OTP_NOT_CONFIGURED: NO_CODES_BY_MAIL,
  OTP_HAS_EXPIRED: NO_CODES_BY_MAIL,

  OPENID_AWAY:
    "Le fournisseur d'identité ne répond pas. Réessayez dans quelques instants, ou entrez par votre mot de passe.",

  // Keys.
  HOLDER_UNKNOWN: "L'appareil doit vérifier que c'est vous : par un code, un visage ou une empreinte.",
  CHALLENGE_NOT_FOUND: KEY_FAILED,
  AUTHENTICATION_FAILED: KEY_FAILED,
  FAILED_TO_VERIFY_REGISTRATION: KEY_FAILED,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: KEY_FAILED,
  UNABLE_TO_CREATE_SESSION: TRY_AGAIN,
  PASSKEY_NOT_FOUND: "Cette clé d'accès n'est pas connue ici, ou a été retirée.",
  FAILED_TO_UPDATE_PASSKEY: TRY_AGAIN,
  PREVIOUSLY_REGISTERED: "Cet appareil a déjà une clé d'accès pour ce compte.",
  REGISTRATION_CANCELLED: KEY_CANCELLED,
  AUTH_CANCELLED: KEY_CANCELLED,
  UNKNOWN_ERROR: TRY_AGAIN,
  SESSION_REQUIRED: SIGN_IN_AGAIN,
  RESOLVE_USER_REQUIRED: SIGN_IN_AGAIN,
  RESOLVED_USER_INVALID: SIGN_IN_AGAIN,

  // Other providers: not offered yet.
  SOCIAL_ACCOUNT_ALREADY_LINKED: OTHER_ACCOUNTS,
  PROVIDER_NOT_FOUND: OTHER_ACCOUNTS,
  ID_TOKEN_NOT_SUPPORTED: OTHER_ACCOUNTS,
  FAILED_TO_UNLINK_LAST_ACCOUNT: "Le dernier moyen de connexion ne peut pas être retiré.",
  ACCOUNT_NOT_FOUND: "Ce compte n'existe pas.",
  LINKED_ACCOUNT_ALREADY_EXISTS: OTHER_ACCOUNTS,

  // Requests.
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "Connexion refusée : la demande vient d'un autre site.",
  INVALID_ORIGIN: "Demande refusée : elle vient d'un autre site.",
  MISSING_OR_NULL_ORIGIN: "Demande refusée : elle ne dit pas de quel site elle vient.",
  INVALID_CALLBACK_URL: ADDRESS_FORBIDDEN,
  INVALID_REDIRECT_URL: ADDRESS_FORBIDDEN,
  INVALID_ERROR_CALLBACK_URL: ADDRESS_FORBIDDEN,
  INVALID_NEW_USER_CALLBACK_URL: ADDRESS_FORBIDDEN,
  CALLBACK_URL_REQUIRED: ADDRESS_FORBIDDEN,
  UNREADABLE_VERSION: FAILURES["unreadable-version"].sentence,
  FIELD_NOT_ALLOWED: "Un champ envoyé n'est pas permis.",
  ASYNC_VALIDATION_NOT_SUPPORTED: TRY_AGAIN,
  VALIDATION_ERROR: FORM_INCOMPLETE,
  MISSING_FIELD: FORM_INCOMPLETE,
  BODY_MUST_BE_AN_OBJECT: "La requête n'a pas pu être lue : le JSON envoyé est incomplet ou mal formé.",
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: TRY_AGAIN,

  // Organisations.
  ADMINISTRATORS_ONLY,
  ORGANISATION_NAME_REQUIRED: "Donnez un nom à l'organisation (120 caractères au plus).",
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: "Votre compte ne permet pas de créer une organisation.",
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: "Vous avez atteint le nombre maximal d'organisations.",
  ORGANIZATION_ALREADY_EXISTS: "Une organisation porte déjà ce nom.",
  ORGANIZATION_SLUG_ALREADY_TAKEN: "Une organisation porte déjà ce nom.",
  ORGANIZATION_NOT_FOUND: "Organisation introuvable.",
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: "Vous n'êtes pas membre de cette organisation.",
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: "Vous n'êtes pas membre de cette organisation.",
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION: "Vous n'êtes pas membre de cette organisation.",
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: ADMINISTRATORS_ONLY,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: ADMINISTRATORS_ONLY,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: ADMINISTRATORS_ONLY,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: ADMINISTRATORS_ONLY,
  NO_ACTIVE_ORGANIZATION: "Organisation requise : créez une organisation ou rejoignez-en une.",
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: "Cette personne est déjà membre de l'organisation.",
  MEMBER_NOT_FOUND: "Membre introuvable.",
  ROLE_NOT_FOUND: CUSTOM_ROLES,
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: LAST_ADMINISTRATOR,
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: LAST_ADMINISTRATOR,
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: "L'organisation a atteint son nombre maximal de membres.",

  // Invitations.
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: ADMINISTRATORS_ONLY,
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: ADMINISTRATORS_ONLY,
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: ADMINISTRATORS_ONLY,
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: "Cette personne est déjà invitée.",
  INVITATION_NOT_FOUND: "Cette invitation n'existe pas ou a expiré.",
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: "Cette invitation est adressée à une autre personne.",
  INVITATION_LINK_REQUIRED: LINK_FIRST,
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: LINK_FIRST,
  EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION: LINK_FIRST,
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: "La personne qui vous invite n'est plus membre de l'organisation.",
  FAILED_TO_RETRIEVE_INVITATION: "Cette invitation n'existe pas ou a expiré.",
  INVITATION_LIMIT_REACHED: "Trop d'invitations sont en attente.",

  // Offered by the library, not by Lotir.
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM: TEAMS,
  TEAM_ALREADY_EXISTS: TEAMS,
  TEAM_NOT_FOUND: TEAMS,
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: TEAMS,
  UNABLE_TO_REMOVE_LAST_TEAM: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: TEAMS,
  TEAM_MEMBER_LIMIT_REACHED: TEAMS,
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: TEAMS,
  YOU_CAN_NOT_ACCESS_THE_MEMBERS_OF_THIS_TEAM: TEAMS,
  YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: TEAMS,
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: TEAMS,
  INVALID_TEAM_ID: TEAMS,
  MISSING_AC_INSTANCE: CUSTOM_ROLES,
  YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_READ_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_LIST_A_ROLE: CUSTOM_ROLES,
  YOU_ARE_NOT_ALLOWED_TO_GET_A_ROLE: CUSTOM_ROLES,
  TOO_MANY_ROLES: CUSTOM_ROLES,
  INVALID_RESOURCE: CUSTOM_ROLES,
  ROLE_NAME_IS_ALREADY_TAKEN: CUSTOM_ROLES,
  CANNOT_DELETE_A_PRE_DEFINED_ROLE: CUSTOM_ROLES,
  ROLE_IS_ASSIGNED_TO_MEMBERS: CUSTOM_ROLES,
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: SIGN_IN_AGAIN,
  403: ADMINISTRATORS_ONLY,
  404: "Cette adresse n'existe pas.",
  429: "Trop de tentatives. Patientez une minute avant de réessayer.",
};

/** Whether a code has a sentence of its own. */
export const hasSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** What a refusal of better-auth says to the person, from its code, else from its HTTP status. */
export const identitySentence = (code: string | undefined, status: number): string =>
  (code !== undefined && hasSentence(code) ? SENTENCES[code] : BY_STATUS[status]) ?? TRY_AGAIN;
