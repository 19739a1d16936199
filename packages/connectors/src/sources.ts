/** One site of the outside world, and whose data it gives. */
export interface SourceSite {
  /** `https://host` without a trailing slash; the paths below it are the source's own. */
  readonly base: string;
  /** As French sentences name it. */
  readonly name: string;
  readonly licence: string;
}

/** Every site the connectors call. Each base may be replaced by the environment; the paths stay the same. */
export interface Sources {
  readonly communes: SourceSite;
  readonly cadastre: SourceSite;
  readonly dvf: SourceSite;
  readonly zonage: SourceSite;
  readonly documents: SourceSite;
  readonly voies: SourceSite;
  readonly adresses: SourceSite;
  readonly fonds: SourceSite;
  readonly diagnostics: SourceSite;
  readonly licitor: SourceSite;
  readonly avoventes: SourceSite;
  readonly cessions: SourceSite;
  readonly risques: SourceSite;
  readonly altitudes: SourceSite;
  readonly annonces: SourceSite;
}

export type SourceName = keyof Sources;

const LICENCE_OUVERTE = "Licence Ouverte 2.0";
/** No licence is given: facts of a public notice and a link to it, nothing of its text nor its photos. */
const NOTICE_FACTS = "Faits d'annonces légales publiques, avec lien vers l'annonce";

/** The public sites, keyless. */
export const LIVE_SOURCES: Sources = {
  communes: { base: "https://geo.api.gouv.fr", name: "API Découpage administratif", licence: LICENCE_OUVERTE },
  cadastre: { base: "https://cadastre.data.gouv.fr", name: "Cadastre (Etalab, DGFiP)", licence: LICENCE_OUVERTE },
  dvf: { base: "https://files.data.gouv.fr", name: "Ventes DVF (Etalab, DGFiP)", licence: LICENCE_OUVERTE },
  zonage: {
    base: "https://apicarto.ign.fr",
    name: "Géoportail de l’urbanisme (API Carto)",
    licence: "Données publiques, licence non précisée par le producteur",
  },
  documents: {
    base: "https://www.geoportail-urbanisme.gouv.fr",
    name: "Géoportail de l’urbanisme",
    licence: "Données publiques, licence non précisée par le producteur",
  },
  voies: { base: "https://data.geopf.fr", name: "BD TOPO (IGN)", licence: LICENCE_OUVERTE },
  adresses: { base: "https://data.geopf.fr", name: "Géocodage (Géoplateforme, IGN)", licence: LICENCE_OUVERTE },
  fonds: { base: "https://data.geopf.fr", name: "Fonds de carte (Géoplateforme, IGN)", licence: LICENCE_OUVERTE },
  diagnostics: { base: "https://data.ademe.fr", name: "Diagnostics DPE (ADEME)", licence: LICENCE_OUVERTE },
  licitor: { base: "https://www.licitor.com", name: "Licitor", licence: NOTICE_FACTS },
  avoventes: { base: "https://avoventes.fr", name: "Avoventes", licence: NOTICE_FACTS },
  cessions: {
    base: "https://cessions.immobilier-etat.gouv.fr",
    name: "Cessions immobilières de l’État",
    licence: "Informations publiques (CRPA, art. L.321-1)",
  },
  risques: { base: "https://georisques.gouv.fr", name: "Géorisques (BRGM, ministère)", licence: LICENCE_OUVERTE },
  altitudes: { base: "https://data.geopf.fr", name: "RGE ALTI (IGN)", licence: LICENCE_OUVERTE },
  // Paid, by key: what it gives stays with the organisation whose key asked.
  annonces: { base: "https://api.stream.estate", name: "Melo (Stream Estate)", licence: "Contrat de l’API d’annonces" },
};

/** Where a redirect of the public sites may lead: State hosts, and the object storage that holds the DVF files. */
export const LIVE_REDIRECT_HOSTS = [".data.gouv.fr", ".gouv.fr", ".geopf.fr", ".ign.fr", ".cloud.ovh.net"] as const;

/** The hosts that give the PDF files named by the Géoportail de l'urbanisme, besides its own. */
export const LIVE_FILE_BASES = ["https://data.geopf.fr"] as const;

/**
 * The same sources answered by one local server at their own paths. `origin` says whose data it then is:
 * fictional data must be named so wherever a source is shown.
 */
export const sourcesAt = (base: string, origin: { readonly name: string; readonly licence: string }): Sources => {
  const site = (of: SourceSite): SourceSite => ({ base, name: `${of.name} — ${origin.name}`, licence: origin.licence });
  return {
    communes: site(LIVE_SOURCES.communes),
    cadastre: site(LIVE_SOURCES.cadastre),
    dvf: site(LIVE_SOURCES.dvf),
    zonage: site(LIVE_SOURCES.zonage),
    documents: site(LIVE_SOURCES.documents),
    voies: site(LIVE_SOURCES.voies),
    adresses: site(LIVE_SOURCES.adresses),
    fonds: site(LIVE_SOURCES.fonds),
    diagnostics: site(LIVE_SOURCES.diagnostics),
    licitor: site(LIVE_SOURCES.licitor),
    avoventes: site(LIVE_SOURCES.avoventes),
    cessions: site(LIVE_SOURCES.cessions),
    risques: site(LIVE_SOURCES.risques),
    altitudes: site(LIVE_SOURCES.altitudes),
    annonces: site(LIVE_SOURCES.annonces),
  };
};

export const basesOf = (sources: Sources): readonly string[] => [
  ...new Set(Object.values(sources as Readonly<Record<SourceName, SourceSite>>).map((site) => site.base)),
];
