import { asMember } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { photoKey } from "../photo-keys.ts";
import { organisationRows, type Row } from "./export/organisation-rows.ts";
import { writeZip, type ZippedFile } from "./export/write-zip.ts";

/** Photos beyond that are named, and left to be taken one by one. */
const MOST_PHOTO_BYTES = 200_000_000;

const textFile = (path: string, text: string): ZippedFile => ({
  path,
  bytes: new Uint8Array(Buffer.from(text, "utf8")),
});
const jsonFile = (path: string, value: unknown): ZippedFile => textFile(path, `${JSON.stringify(value, null, 2)}\n`);

const photosOf = async (
  { objects }: Lotir,
  { organisationId }: Member,
  rows: readonly Row[],
): Promise<{ readonly files: readonly ZippedFile[]; readonly missing: readonly string[] }> => {
  const files: ZippedFile[] = [];
  const missing: string[] = [];
  let total = 0;
  for (const row of rows) {
    const [propertyId, photoId] = [String(row.property_id), String(row.id)];
    const bytes =
      total > MOST_PHOTO_BYTES
        ? undefined
        : await objects.get(photoKey({ organisationId, propertyId, photoId }, "photo"));
    const path = `photos/${propertyId}/${photoId}.webp`;
    if (bytes === undefined) missing.push(path);
    else files.push({ path, bytes });
    total += bytes?.length ?? 0;
  }
  return { files, missing };
};

const membersOf = ({ database }: Lotir, { organisationId }: Member) =>
  database.identity
    .selectFrom("auth.member")
    .innerJoin("auth.user", "auth.user.id", "auth.member.user_id")
    .select(["auth.user.name", "auth.user.email", "auth.member.role", "auth.member.created_at as since"])
    .where("auth.member.organization_id", "=", organisationId)
    .execute();

const README = (counts: string, missing: readonly string[]): string => `Export de votre organisation depuis Lotir.

organisation.json : son nom et ses membres.
donnees/<table>.json : toutes les lignes qu'elle garde, telles quelles ; les géométries sont en GeoJSON (degrés), les montants en euros.
photos/<propriété>/<photo>.webp : les photos de ses propriétés.
Les clés d'accès confiées à Lotir n'y sont pas.

${counts}
${missing.length === 0 ? "" : `\nPhotos non jointes (archive trop grande, ou fichier absent) :\n${missing.join("\n")}\n`}`;

/** Everything that the organisation keeps, by an Admin: what leaves is said in its trail. */
export const exportOrganisation = asMember.exportOrganisation.handler(async ({ context: { lotir, member } }) => {
  const tables = await lotir.database.application(member.organisationId, organisationRows);
  const { files, missing } = await photosOf(lotir, member, tables.get("property_photo") ?? []);
  const organisation = await lotir.database.identity
    .selectFrom("auth.organization")
    .select(["id", "name", "created_at as createdAt"])
    .where("id", "=", member.organisationId)
    .executeTakeFirstOrThrow();
  const counts = [...tables].map(([name, rows]) => `${name} : ${rows.length}`).join("\n");
  const parts = writeZip([
    textFile("LISEZ-MOI.txt", README(counts, missing)),
    jsonFile("organisation.json", {
      ...organisation,
      members: await membersOf(lotir, member),
      exportedOn: lotir.today(),
    }),
    ...[...tables].map(([name, rows]) => jsonFile(`donnees/${name}.json`, rows)),
    ...files,
  ]);
  return new File(parts, `lotir-organisation-${lotir.today()}.zip`, { type: "application/zip" });
});
