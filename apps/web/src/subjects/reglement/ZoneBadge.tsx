import { Badge } from "@mantine/core";
import type { ZoneFamily } from "../../kit/palette.ts";

/** Colour family of a zone by the prefix of its code (spec 2 §9); `1AU` and `2AU` are AU. */
export const zoneFamily = (libelle: string): ZoneFamily => {
  const code = libelle.trim().toUpperCase().replace(/^\d+/, "");
  for (const family of ["UA", "UB", "UC", "UD", "AU", "A", "N"] as const) if (code.startsWith(family)) return family;
  return "other";
};

/** The code of a PLU zone in its colour; the code itself is always readable. */
export const ZoneBadge = ({ libelle }: { readonly libelle: string }) => {
  const family = zoneFamily(libelle).toLowerCase();
  return (
    <Badge
      tt="none"
      radius={6}
      fw={650}
      miw="max-content"
      bg={`var(--lotir-zone-${family}-ground)`}
      c={`var(--lotir-zone-${family}-text)`}
    >
      {libelle}
    </Badge>
  );
};
