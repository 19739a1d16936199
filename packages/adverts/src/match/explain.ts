import { hypotenuse } from "@lotir/geometry";
import { energyLikelihood, sameFloor } from "../clues/diagnosis-likelihood.ts";
import { floorLikelihood } from "../clues/floor-likelihood.ts";
import { distanceToParcel } from "../ground/distance-to-parcel.ts";
import type { Diagnosis } from "../ground/ground.ts";
import type { PreparedGround, PreparedParcel } from "../prepare/prepare-ground.ts";
import type { Asked } from "./evidence.ts";
import type { Ranked } from "./rank-parcels.ts";

const FRENCH = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const m2 = (area: number): string => `${FRENCH.format(area)} m²`;

const landSentence = (
  { advert }: Asked,
  parcel: PreparedParcel,
  ranked: Ranked,
  other: PreparedParcel | undefined,
): string[] => {
  const said = advert.lands.map(m2).join(" ou ");
  if (ranked.form === "part") {
    if (advert.parentLand !== undefined)
      return [`terrain ${m2(parcel.areaM2)}, propriété d'origine annoncée à ${m2(advert.parentLand)}`];
    return [`lot à détacher d'un terrain de ${m2(parcel.areaM2)}${said === "" ? "" : `, annonce ${said}`}`];
  }
  if (said === "") return [];
  if (ranked.form === "pair" && other !== undefined)
    return [
      `deux parcelles ensemble : ${m2(parcel.areaM2)} + ${m2(other.areaM2)} = ${m2(parcel.areaM2 + other.areaM2)}, annonce ${said}`,
    ];
  return [`terrain ${m2(parcel.areaM2)}, annonce ${said}`];
};

const positionSentence = ({ points }: Asked, parcel: PreparedParcel): string[] =>
  points.slice(0, 1).map((point) => {
    if (distanceToParcel(point, parcel) === 0) return "le point de l'annonce tombe sur la parcelle";
    const metres = hypotenuse(point[0] - parcel.heart[0], point[1] - parcel.heart[1]);
    return `à ${FRENCH.format(metres)} m du point de l'annonce`;
  });

const figuresOf = ({ energy, emission, floor, year, energyClass }: Diagnosis): string =>
  [
    energy === undefined ? undefined : `${FRENCH.format(energy)} kWh`,
    emission === undefined ? undefined : `${FRENCH.format(emission)} kg`,
    energyClass === undefined ? undefined : `classe ${energyClass}`,
    floor === undefined ? undefined : m2(floor),
    year === undefined ? undefined : String(year),
  ]
    .filter((each) => each !== undefined)
    .join(", ");

const saidOf = ({ advert }: Asked): string =>
  [
    advert.energy === undefined ? undefined : `${FRENCH.format(advert.energy)} kWh`,
    advert.emission === undefined ? undefined : `${FRENCH.format(advert.emission)} kg`,
    advert.energyClass === undefined ? undefined : `classe ${advert.energyClass}`,
    advert.floor === undefined ? undefined : m2(advert.floor),
    advert.built === undefined
      ? undefined
      : `${advert.built.from}${advert.built.to > advert.built.from ? ` à ${advert.built.to}` : ""}`,
  ]
    .filter((each) => each !== undefined)
    .join(", ");

const agreementOf = ({ advert }: Asked, filed: Diagnosis): number =>
  energyLikelihood(advert, filed) *
  (advert.floor === undefined || filed.floor === undefined ? 1 : sameFloor(advert.floor, filed.floor));

const diagnosisSentence = (asked: Asked, parcel: PreparedParcel, { ground }: PreparedGround): string[] => {
  const said = saidOf(asked);
  if (asked.advert.kind !== "house" || said === "") return [];
  let best: { filed: Diagnosis; weight: number } | undefined;
  for (const { diagnosis, share } of parcel.owns) {
    const filed = ground.diagnoses[diagnosis];
    if (filed === undefined || share < 0.02) continue;
    const weight = share * agreementOf(asked, filed);
    if (best === undefined || weight > best.weight) best = { filed, weight };
  }
  if (best === undefined) return [];
  const metres = FRENCH.format(distanceToParcel(best.filed.at, parcel));
  return [`diagnostic à ${metres} m (${figuresOf(best.filed)}), annonce : ${said}`];
};

const footprintSentence = ({ advert }: Asked, { mainM2 }: PreparedParcel): string[] => {
  if (advert.kind === "plot")
    return [mainM2 < 15 ? "parcelle sans bâtiment" : `un bâtiment de ${m2(mainM2)} au sol est dessus`];
  if (mainM2 < 15) return ["aucun bâtiment au cadastre"];
  if (advert.floor === undefined) return [`bâtiment de ${m2(mainM2)} au sol`];
  const isUsual = floorLikelihood(advert.floor, mainM2, advert.nature.storeys) > 0.25;
  return [
    `bâtiment de ${m2(mainM2)} au sol pour ${m2(advert.floor)} habitables${isUsual ? "" : " : rapport inhabituel"}`,
  ];
};

/** What speaks for a parcel and against it, in French, with the figures compared; never a word of the advert itself. */
export const explain = (asked: Asked, ranked: Ranked, prepared: PreparedGround): readonly string[] => {
  const parcel = prepared.parcels[ranked.at];
  if (parcel === undefined) return [];
  const other = ranked.with === undefined ? undefined : prepared.parcels[ranked.with];
  const quoted = asked.quoted.has(parcel.id)
    ? ["référence cadastrale citée dans le texte"]
    : asked.quoted.size > 0
      ? [`le texte cite une autre référence (${[...asked.quoted].slice(0, 2).join(", ")})`]
      : [];
  const inStreet = asked.advert.streets.some((street) => (parcel.streets.get(street) ?? 0) > 0.3);
  const street =
    asked.advert.streets.length === 0
      ? []
      : [
          inStreet
            ? "des diagnostics voisins portent la rue citée"
            : "la rue citée n'est pas celle des adresses voisines",
        ];
  return [
    ...quoted,
    ...landSentence(asked, parcel, ranked, other),
    ...diagnosisSentence(asked, parcel, prepared),
    ...positionSentence(asked, parcel),
    ...street,
    ...footprintSentence(asked, parcel),
    ...(asked.advert.kind === "house" && asked.advert.nature.flat === "perhaps"
      ? ["le texte évoque peut-être un appartement"]
      : []),
    ...(asked.advert.nature.isGone ? ["annonce vendue ou sous offre"] : []),
  ];
};
