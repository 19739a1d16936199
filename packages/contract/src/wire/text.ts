import { z } from "zod";

/** A text of the wire. The zero byte is refused: no database stores it, and nobody types it. */
export const text = z.string().regex(/^[^\0]*$/u, "Ce texte contient un caractère interdit.");
