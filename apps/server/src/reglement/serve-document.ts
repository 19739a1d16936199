import { documentWithHash } from "@lotir/territory";
import type { Handler } from "hono";
import { answerRefusal } from "../answer-refusal.ts";
import type { Lotir } from "../lotir.ts";

const FILE = /^([0-9a-f]{64})\.pdf$/;

/** The bytes never change under a hash: a member's browser may keep them. */
const CACHE = "private, max-age=31536000, immutable";

/**
 * GET /api/plu/documents/{hash}.pdf: a règlement that was read, for members. It is third-party material: its type is
 * fixed and never guessed (`nosniff`), so that no browser takes it for a page of ours, and our own viewer draws it without
 * running anything of it. Who opens it by its address has it drawn by the browser's own PDF reader.
 */
export const pluDocument =
  (lotir: Lotir): Handler =>
  async (context) => {
    const member = await lotir.identity.requireMember(context.req.raw);
    if (!member.ok) return answerRefusal(context, member.failure);
    const hash = FILE.exec(context.req.param("file") ?? "")?.[1];
    const document = hash === undefined ? undefined : await documentWithHash(lotir.database.territory, hash);
    if (hash === undefined || document === undefined) return answerRefusal(context, "plu-document-missing");
    const bytes = await lotir.files.read(hash);
    if (bytes === undefined) return answerRefusal(context, "plu-document-missing");
    const name = encodeURIComponent(document.fileName ?? "reglement.pdf");
    return context.body(bytes, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${name}`,
      "Cache-Control": CACHE,
      Vary: "Cookie, Authorization",
    });
  };
