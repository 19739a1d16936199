/** Every expected failure the API answers with: its HTTP status and its French sentence. Details travel beside it. */
export interface FailureCase {
  readonly status: number;
  readonly sentence: string;
}

export const FAILURES = {
  "signed-out": { status: 401, sentence: "Votre session a expiré. Connectez-vous pour continuer." },
  "no-organisation": { status: 403, sentence: "Organisation requise : créez une organisation ou rejoignez-en une." },
  "not-a-member": { status: 403, sentence: "Vous n'êtes plus membre de cette organisation." },
  "invalid-input": { status: 400, sentence: "La demande est incomplète, ou une de ses valeurs n'est pas valide." },
  "malformed-json": {
    status: 400,
    sentence: "La requête n'a pas pu être lue : le JSON envoyé est incomplet ou mal formé.",
  },
  "unknown-commune": { status: 404, sentence: "Commune inconnue : vérifiez le nom ou le code INSEE." },
  "ambiguous-commune": { status: 409, sentence: "Plusieurs communes portent ce nom : précisez le code INSEE." },
  "whole-city": { status: 409, sentence: "Cette ville se charge par arrondissement : choisissez un arrondissement." },
  "unknown-parcel": { status: 404, sentence: "Parcelle introuvable dans le cadastre chargé." },
  "parcel-not-loaded": {
    status: 409,
    sentence: "La commune de cette parcelle n'est pas encore chargée. Lancez une recherche dans cette commune.",
  },
  "not-a-site": {
    status: 422,
    sentence: "Cette parcelle ne peut pas être étudiée : le cadastre la dessine mal.",
  },
  "not-an-admin": { status: 403, sentence: "Seul un administrateur de l'organisation peut changer ce réglage." },
  "changed-meanwhile": {
    status: 409,
    sentence: "Ces valeurs ont changé entre-temps : rien de ce que vous envoyez n'a été enregistré.",
  },
  "unreadable-version": {
    status: 400,
    sentence: "La version envoyée (If-Match) n'a pas été comprise : envoyez le numéro lu, entre guillemets.",
  },
  "commune-not-loaded": {
    status: 409,
    sentence: "Les ventes de cette commune ne sont pas encore chargées. Lancez une recherche dans cette commune.",
  },
  "no-sales": { status: 404, sentence: "Aucune vente publiée (DVF) pour cette commune." },
  "not-estimable": { status: 422, sentence: "Trop peu de ventes comparables pour estimer ce prix." },
  "not-balanced": { status: 422, sentence: "Le bilan ne peut pas être dressé avec ces valeurs." },
  "place-not-found": { status: 404, sentence: "Adresse introuvable : précisez la rue et la commune." },
  "plu-rules-missing": {
    status: 404,
    sentence: "Les règles de cette zone n'ont pas encore été lues.",
  },
  "plu-unavailable": { status: 404, sentence: "Données PLU non disponibles" },
  "plu-document-missing": { status: 404, sentence: "Document de règlement non disponible en ligne" },
  "annotations-unreadable": {
    status: 422,
    sentence:
      "Ces annotations ne décrivent pas un plan de division : il y manque le terrain, ou elles ont été abîmées.",
  },
  "fixed-point": {
    status: 422,
    sentence: "Ce point est un coin du terrain : seules les nouvelles limites se déplacent.",
  },
  "plan-not-drawable": {
    status: 422,
    sentence: "Cette limite ne coupe plus le terrain comme il faut : rapprochez-la de sa place.",
  },
  "property-not-found": { status: 404, sentence: "Propriété non trouvée" },
  "source-unavailable": { status: 503, sentence: "La source ne répond pas. Réessayez dans quelques instants." },
  "too-many-loads": {
    status: 429,
    sentence: "Votre organisation charge déjà dix communes : attendez la fin d'un chargement, ou arrêtez-en un.",
  },
  "load-of-another": {
    status: 403,
    sentence: "Ce chargement a été demandé par une autre organisation : elle seule peut l'arrêter.",
  },
  "too-many-requests": { status: 429, sentence: "Trop de demandes à la fois. Réessayez dans quelques instants." },
  "not-found": { status: 404, sentence: "Cette adresse n'existe pas." },
  "foreign-origin": { status: 403, sentence: "Demande refusée : elle vient d'un autre site." },
  "unknown-host": { status: 421, sentence: "Lotir ne répond pas sous ce nom : ouvrez l'adresse qu'il a annoncée." },
  "too-large": { status: 413, sentence: "La requête envoyée est trop grande." },
  "server-error": { status: 500, sentence: "Erreur serveur. Veuillez réessayer dans quelques instants." },
} as const satisfies Record<string, FailureCase>;

export type FailureCode = keyof typeof FAILURES;
