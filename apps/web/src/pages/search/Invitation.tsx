import { Button, Text, Title } from "@mantine/core";
import { IconMapSearch } from "@tabler/icons-react";
import { Suspense } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { communeName } from "../../subjects/commune/commune-name.ts";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import classes from "./SearchPage.module.css";

const SavedSearches = lazyPart(() =>
  import("./desk/SavedSearches.tsx").then(({ SavedSearches: part }) => ({ default: part })),
);

const OFFERED = 4;

/** Nothing searched yet: what to do, and the communes that are already here. */
export const Invitation = ({ onCommune }: { readonly onCommune: (codeInsee: string) => void }) => {
  const communes = useShowHome().data?.communes ?? [];
  return (
    <div className={classes.invitation}>
      <IconMapSearch size={28} stroke={1.5} aria-hidden="true" />
      <Title order={2}>Choisissez une ville</Title>
      <Text c="dimmed">Lotir lit son cadastre, son PLU et ses ventes, puis classe ses parcelles par intérêt.</Text>
      <Suspense fallback={null}>
        <SavedSearches />
      </Suspense>
      {communes.length === 0 ? null : (
        <Text size="sm" mt="md" fw={500}>
          Déjà chargées
        </Text>
      )}
      {communes.slice(0, OFFERED).map((commune) => (
        <Button
          key={commune.codeInsee}
          className={classes.loaded ?? ""}
          variant="default"
          fullWidth
          onClick={() => onCommune(commune.codeInsee)}
        >
          {communeName(commune)} · {formatQuantity(commune.parcels, "parcelle")}
        </Button>
      ))}
    </div>
  );
};
