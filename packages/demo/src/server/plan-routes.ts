import type { Geometry } from "../formats/feature.ts";
import type { ServedCommune, ServedPlan } from "../formats/served-commune.ts";
import {
  ABSENT,
  type Answer,
  type Asked,
  boxesMeet,
  boxOf,
  cartoCollection,
  communeOf,
  featuresMeeting,
  layerOf,
  mayLieIn,
  type SourceRoute,
} from "./answers.ts";

const geomIn = ({ url, body }: Asked): unknown => {
  if (typeof body === "object" && body !== null && "geom" in body) return body.geom;
  const text = url.searchParams.get("geom");
  return text === null ? undefined : JSON.parse(text);
};

const zones = async (asked: Asked): Promise<Answer> => {
  const partition = asked.url.searchParams.get("partition");
  const box = boxOf(geomIn(asked));
  const about = ({ codeInsee }: ServedCommune): boolean => partition === `DU_${codeInsee}`;
  const found = await layerOf(
    asked.communes.filter((commune) => (partition === null ? mayLieIn(commune, box) : about(commune))),
    (commune) => commune.zones(),
  );
  if ("kind" in found) return found;
  if (partition !== null) return cartoCollection(found.flat());
  return cartoCollection(box ? featuresMeeting(found.flat(), box) : []);
};

/** The communes that a question is about; one without a known limit may be any of them. */
const communesAsked = async (asked: Asked): Promise<readonly ServedCommune[]> => {
  const partition = asked.url.searchParams.get("partition");
  if (partition !== null) return asked.communes.filter(({ codeInsee }) => partition === `DU_${codeInsee}`);
  const box = boxOf(geomIn(asked));
  if (box === undefined) return asked.communes;
  const near = await Promise.all(
    asked.communes.map(async (commune) => {
      const own = commune.box ?? boxOf(await commune.contour());
      return own === undefined || boxesMeet(own, box) ? [commune] : [];
    }),
  );
  return near.flat();
};

const KINDS: Readonly<Record<string, RegExp>> = { surf: /Polygon$/, lin: /LineString$/, pct: /Point$/ };

const prescriptions = async (asked: Asked, [kind]: readonly (string | undefined)[]): Promise<Answer> => {
  const about = await communesAsked(asked);
  const told = about.flatMap((commune) => commune.prescriptions ?? []);
  if (told.length < about.length || about.length === 0) return ABSENT;
  const found = await Promise.all(told.map((read) => read()));
  const wanted = KINDS[kind ?? ""];
  return cartoCollection(found.flat().filter(({ geometry }) => wanted?.test(geometry?.type ?? "")));
};

const servitudes = async (asked: Asked, [path]: readonly (string | undefined)[]): Promise<Answer> => {
  const about = await communesAsked(asked);
  const told = about.flatMap((commune) => commune.servitudes ?? []);
  if (told.length === 0) return ABSENT;
  const found = await Promise.all(told.map((read) => read()));
  const box = boxOf(geomIn(asked));
  const features = found.flatMap((each) => each[path ?? ""] ?? []);
  return cartoCollection(box === undefined ? features : featuresMeeting(features, box));
};

const municipality = async (asked: Asked): Promise<Answer> => {
  const commune = communeOf(asked, asked.url.searchParams.get("insee") ?? undefined);
  if (commune === undefined) return cartoCollection([]);
  const identity = await commune.identity();
  const place: Geometry = identity.centre ?? { type: "MultiPolygon", coordinates: [] };
  const properties = { insee: commune.codeInsee, name: identity.nom, is_rnu: false, is_deleted: false };
  return cartoCollection([{ type: "Feature", id: `municipality.${commune.codeInsee}`, geometry: place, properties }]);
};

const plansIn = (asked: Asked, territoire: string): readonly ServedPlan[] => communeOf(asked, territoire)?.plans ?? [];

const documents = async (asked: Asked): Promise<Answer> => {
  const territoire = (asked.url.searchParams.get("partition") ?? "").replace(/^DU_/, "");
  return cartoCollection(
    plansIn(asked, territoire).map((plan) => ({
      type: "Feature",
      id: `document.${plan.id}`,
      geometry: { type: "MultiPolygon", coordinates: [] },
      properties: {
        gpu_doc_id: plan.id,
        name: plan.nom,
        du_type: plan.type,
        partition: `DU_${territoire}`,
        grid_name: territoire,
        gpu_status: "production",
      },
    })),
  );
};

const siteList = async (asked: Asked): Promise<Answer> => ({
  kind: "json",
  value: plansIn(asked, asked.url.searchParams.get("gridName") ?? "").map((plan) => ({
    id: plan.id,
    name: plan.nom,
    originalName: plan.nom,
    type: plan.type,
    legalStatus: "APPROVED",
    effectiveStatus: "EN_VIGUEUR",
    status: "document.production",
    publicationDate: plan.publishedOn,
  })),
});

const planById = (asked: Asked, id: string | undefined): ServedPlan | undefined =>
  asked.communes.flatMap((commune) => commune.plans).find((plan) => plan.id === id);

const addressOf = (asked: Asked, plan: ServedPlan, name: string): string =>
  `${asked.base}/api/document/${plan.id}/files/${encodeURIComponent(name)}`;

/** apicarto.ign.fr/api/gpu and www.geoportail-urbanisme.gouv.fr/api, at their own paths. */
export const PLAN_ROUTES: readonly SourceRoute[] = [
  { layer: "zones", path: /^\/api\/gpu\/zone-urba$/, answer: zones },
  { layer: "prescriptions", path: /^\/api\/gpu\/prescription-(surf|lin|pct)$/, answer: prescriptions },
  { layer: "servitudes", path: /^\/api\/gpu\/((?:assiette-sup-[slp])|(?:info-(?:surf|lin|pct)))$/, answer: servitudes },
  { layer: "municipality", path: /^\/api\/gpu\/municipality$/, answer: municipality },
  { layer: "plans", path: /^\/api\/gpu\/document$/, answer: documents },
  { layer: "documents", path: /^\/api\/document$/, answer: siteList },
  {
    layer: "documents",
    path: /^\/api\/document\/([\w-]+)\/details$/,
    answer: async (asked, [id]) => {
      const plan = planById(asked, id);
      if (plan === undefined) return ABSENT;
      const materials = [...plan.files.keys()].map((name) => [name, addressOf(asked, plan, name)] as const);
      return { kind: "json", value: { id: plan.id, name: plan.nom, writingMaterials: Object.fromEntries(materials) } };
    },
  },
  {
    layer: "documents",
    path: /^\/api\/document\/([\w-]+)\/files$/,
    answer: async (asked, [id]) => {
      const plan = planById(asked, id);
      if (plan === undefined) return ABSENT;
      const value = [...plan.files].map(([name, { titre }]) => ({ name, title: titre, path: "Reglements" }));
      return { kind: "json", value };
    },
  },
  {
    layer: "documents",
    path: /^\/api\/document\/([\w-]+)\/files\/([^/]+)$/,
    answer: async (asked, [id, name]) => {
      const plan = planById(asked, id);
      const file = plan?.files.get(decodeURIComponent(name ?? ""));
      if (plan === undefined || file === undefined) return ABSENT;
      const [day, month, year] = plan.publishedOn.slice(0, 10).split("/");
      const modified = new Date(`${year}-${month}-${day}T00:00:00Z`);
      return { kind: "file", file: { bytes: await file.bytes(), isGzip: false, modified }, type: "application/pdf" };
    },
  },
];
