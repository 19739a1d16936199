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
  "bad-capture": { status: 422, sentence: "La capture du plan ne peut pas être utilisée." },
  "capture-not-found": { status: 404, sentence: "Aucune capture n'est gardée pour cette propriété." },
  "not-divided": { status: 422, sentence: "Erreur génération plan" },
  "unknown-region": { status: 404, sentence: "Région inconnue : choisissez-en une dans la liste." },
  "auction-sites-off": {
    status: 409,
    sentence:
      "Aucun site d'enchères n'est activé pour votre organisation : un administrateur peut les activer sous les filtres.",
  },
  "auction-not-found": { status: 404, sentence: "Cette vente n'est plus gardée : relancez la recherche." },
  "not-a-colleague": { status: 422, sentence: "Cette personne n'est pas de votre organisation." },
  "not-an-admin": { status: 403, sentence: "Seul un administrateur de l'organisation peut faire cela." },
  "session-not-found": { status: 404, sentence: "Cette session est déjà fermée." },
  "wrong-password": { status: 403, sentence: "Mot de passe incorrect." },
  "last-administrator": {
    status: 409,
    sentence: "Une organisation garde au moins un administrateur : nommez-en un autre d'abord.",
  },
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
  "property-deleted": { status: 410, sentence: "Cette propriété a été supprimée." },
  "property-there-again": {
    status: 409,
    sentence: "Cette parcelle a été ajoutée de nouveau entre-temps : la propriété supprimée ne peut pas revenir.",
  },
  "project-not-found": { status: 404, sentence: "Ce projet de division n'existe pas, ou il a été supprimé." },
  "scenario-not-found": { status: 404, sentence: "Ce scénario n'existe pas, ou il a été supprimé." },
  "generation-under-way": {
    status: 409,
    sentence: "Une génération est déjà en cours pour cette propriété : attendez sa fin, ou arrêtez-la.",
  },
  "not-proposed": {
    status: 409,
    sentence: "Ce plan n'est pas proposé : seul un plan prêt pour approbation s'approuve ou se renvoie.",
  },
  "no-scenario": { status: 409, sentence: "Ce projet n'a aucun scénario : il n'y a rien à proposer." },
  "lot-not-found": { status: 404, sentence: "Ce lot n'existe pas, ou il a été supprimé." },
  "photo-not-found": { status: 404, sentence: "Cette photo n'existe pas, ou elle a été supprimée." },
  "bad-photo": { status: 400, sentence: "Cette photo ne peut pas être lue : JPEG, PNG ou WebP sont attendus." },
  "too-many-photos": { status: 409, sentence: "Une propriété garde 30 photos au plus : supprimez-en une d'abord." },
  "ground-of-another": {
    status: 409,
    sentence:
      "Votre portfolio a déjà une propriété sur cette parcelle : ouvrez-la, ou retirez-la, avant de suivre le cadastre.",
  },
  "too-many-parcels": { status: 409, sentence: "Une propriété compte 50 parcelles au plus." },
  "no-parcel-left": { status: 400, sentence: "Une propriété garde une parcelle au moins : choisissez-en une." },
  "former-commune": {
    status: 404,
    sentence: "Cette commune a été réunie à une autre : son cadastre se cherche sous le code de la nouvelle.",
  },
  "listing-not-found": { status: 404, sentence: "Cette annonce n'existe pas, ou elle n'est plus gardée." },
  "listing-search-not-found": { status: 404, sentence: "Cette recherche n'existe pas, ou elle a été supprimée." },
  "too-many-listing-searches": {
    status: 409,
    sentence: "Vous gardez déjà 20 recherches d'annonces : supprimez-en une d'abord.",
  },
  "parcel-search-not-found": { status: 404, sentence: "Cette recherche n'existe pas, ou elle a été supprimée." },
  "too-many-parcel-searches": {
    status: 409,
    sentence: "Vous gardez déjà 20 recherches de parcelles : supprimez-en une d'abord.",
  },
  "bad-listing-file": { status: 400, sentence: "Ce fichier d'annonces ne peut pas être lu." },
  "listing-without-parcel": {
    status: 422,
    sentence: "Cette annonce n'indique pas sa parcelle : choisissez-la sur le cadastre, puis ajoutez-la.",
  },
  "event-not-found": { status: 404, sentence: "Cet événement n'existe pas, ou il a été retiré." },
  "piece-not-found": { status: 404, sentence: "Cette pièce n'existe pas, ou elle a été supprimée." },
  "bad-piece": { status: 400, sentence: "Cette pièce ne peut pas être lue : PDF, JPEG ou PNG sont attendus." },
  "piece-is-proof": {
    status: 409,
    sentence: "Cette pièce prouve un événement du suivi : retirez d'abord l'événement.",
  },
  "too-many-pieces": { status: 409, sentence: "Un dossier garde 80 pièces au plus : supprimez-en une d'abord." },
  "parcels-not-validated": {
    status: 400,
    sentence:
      "Les parcelles de cette propriété doivent être mappées et validées avant de générer le dossier (onglet Parcelles).",
  },
  "certificate-not-found": { status: 404, sentence: "Aucune demande de certificat n'a été préparée." },
  "guest-link-closed": {
    status: 404,
    sentence: "Ce lien n'est plus valable : demandez-en un nouveau à la personne qui vous l'a envoyé.",
  },
  "no-plan": { status: 409, sentence: "Aucun plan de division n'est connu pour cette parcelle : saisissez vos lots." },
  "plan-not-found": { status: 404, sentence: "Ce plan n'existe pas, ou il a été supprimé." },
  "plan-deleted": { status: 410, sentence: "Ce plan a été supprimé." },
  "plan-not-on-sheet": { status: 422, sentence: "Ce plan ne tient pas sur cette feuille à cette échelle." },
  "bad-survey": { status: 400, sentence: "Ce plan ne peut pas être lu : un DXF ou un GeoJSON est attendu." },
  "plan-already-there": { status: 409, sentence: "Le plan de cette parcelle existe déjà." },
  "not-of-property": { status: 422, sentence: "Cette parcelle n'est pas une de celles de la propriété." },
  "no-cadastral-plan": {
    status: 409,
    sentence: "Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral.",
  },
  "no-lots-on-plan": { status: 409, sentence: "Ce plan n'a pas de lots : générez d'abord un plan de division." },
  "bad-annotation": { status: 400, sentence: "Une de ces annotations ne peut pas être lue." },
  "too-many-objects": { status: 409, sentence: "Un plan porte 5 000 objets au plus." },
  "database-away": {
    status: 503,
    sentence:
      "La base de données ne répond pas. Ce qui était enregistré n'est pas perdu : réessayez dans quelques instants.",
  },
  "disk-full": {
    status: 503,
    sentence:
      "Le disque du serveur est plein : ce que vous venez d'envoyer n'a pas été enregistré. Prévenez la personne qui administre Lotir.",
  },
  "database-busy": {
    status: 503,
    sentence: "Lotir est trop occupé pour répondre : rien n'a été enregistré. Réessayez dans quelques instants.",
  },
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
