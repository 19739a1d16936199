export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyGroup {
  readonly title: string;
  /** Addresses where it holds; everywhere without. */
  readonly at?: RegExp;
  readonly lines: readonly KeyLine[];
}

/** Every key that the interface answers, by where. A new key is one line here. */
const GROUPS: readonly KeyGroup[] = [
  {
    title: "Partout",
    lines: [
      { keys: ["/"], does: "Chercher une commune, une adresse, une parcelle, une propriété" },
      { keys: ["?"], does: "Montrer ces raccourcis" },
      { keys: ["Échap"], does: "Fermer ce qui est ouvert par-dessus" },
      { keys: ["Tab"], does: "Aller à l'élément suivant ; Maj + Tab au précédent" },
    ],
  },
  {
    title: "Liste des parcelles",
    at: /^\/(search|cadastral)$/,
    lines: [
      { keys: ["↑", "↓"], does: "Aller d'une parcelle à l'autre" },
      { keys: ["Page préc.", "Page suiv."], does: "Six parcelles plus haut, plus bas" },
      { keys: ["Début", "Fin"], does: "Première et dernière parcelle" },
      { keys: ["Entrée"], does: "Ouvrir la fiche" },
      { keys: ["X"], does: "Choisir la parcelle ; Maj + X : jusqu'à elle" },
      { keys: ["Ctrl", "A"], does: "Choisir toute la liste" },
      { keys: ["V"], does: "Marquer comme vue, ou pas encore vue" },
      { keys: ["E"], does: "Écarter de la liste, ou y remettre" },
      { keys: ["N"], does: "Écrire une note" },
      { keys: ["M"], does: "Ouvrir le menu de la parcelle, pour la confier" },
      { keys: ["A"], does: "Voir ses annonces, quand elle en a" },
      { keys: ["Échap"], does: "Ne plus choisir ; fermer la fiche" },
    ],
  },
  {
    title: "Plans de division d'une fiche",
    at: /^\/(search|cadastral|parcelle\/.*)$/,
    lines: [{ keys: ["←", "→"], does: "Plan précédent, plan suivant" }],
  },
  {
    title: "Carte",
    at: /^\/(search|cadastral|parcelle\/.*|properties.*|wizard\/.*)$/,
    lines: [
      { keys: ["↑", "↓", "←", "→"], does: "Déplacer la carte" },
      { keys: ["+", "−"], does: "Rapprocher, éloigner" },
    ],
  },
  {
    title: "Photos d'une propriété",
    at: /^\/properties\//,
    lines: [{ keys: ["←", "→"], does: "Photo précédente, photo suivante" }],
  },
  {
    title: "Table à dessin",
    at: /^\/property\/.*\/parcel-plan$/,
    lines: [
      { keys: ["V", "L", "R", "P", "C", "T", "M"], does: "Prendre l'outil de cette lettre" },
      { keys: ["↑", "↓", "←", "→"], does: "Déplacer de 10 cm ; de 1 m avec Maj" },
      { keys: ["Entrée"], does: "Terminer le tracé" },
      { keys: ["Suppr"], does: "Effacer ce qui est choisi" },
      { keys: ["Ctrl", "Z"], does: "Annuler ; Ctrl + Y ou Ctrl + Maj + Z : rétablir" },
      { keys: ["Ctrl", "C"], does: "Copier ; Ctrl + X couper, Ctrl + V coller, Ctrl + D dupliquer" },
      { keys: ["Ctrl", "A"], does: "Tout choisir" },
      { keys: ["Échap"], does: "Laisser le tracé en cours" },
    ],
  },
  {
    title: "Éditeur d'un plan de division",
    at: /^\/division\/workflow\//,
    lines: [
      { keys: ["Ctrl", "Z"], does: "Annuler ; Ctrl + Y ou Ctrl + Maj + Z : rétablir" },
      { keys: ["Suppr"], does: "Effacer l'annotation choisie" },
      { keys: ["Échap"], does: "Laisser le geste en cours" },
    ],
  },
];

/** The keys that a screen answers, those of everywhere last. */
export const keysAt = (pathname: string): readonly KeyGroup[] => {
  const here = GROUPS.filter(({ at }) => at?.test(pathname) === true);
  return [...here, ...GROUPS.filter(({ at }) => at === undefined)];
};
