import type { Listing } from "@lotir/contract";
import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";

export type AddingState = "add" | "adding" | "there";

const WORDS = {
  add: "Ajouter au portfolio",
  adding: "Ajout…",
  there: "Déjà dans le portfolio",
} as const satisfies Record<AddingState, string>;

interface AddListingButtonProps {
  readonly listing: Listing;
  readonly state: AddingState;
  readonly onAdd: (listing: Listing) => void;
  readonly fullWidth?: boolean;
}

/** Add, adding, already there (spec 1 §2). */
export const AddListingButton = ({ listing, state, onAdd, fullWidth = false }: AddListingButtonProps) => (
  <Button
    size="xs"
    fullWidth={fullWidth}
    variant={state === "there" ? "light" : "filled"}
    loading={state === "adding"}
    disabled={state === "there"}
    leftSection={
      state === "there" ? <IconCheck size={14} aria-hidden="true" /> : <IconPlus size={14} aria-hidden="true" />
    }
    aria-label={`${WORDS[state]} : ${listing.title}`}
    onClick={() => onAdd(listing)}
  >
    {WORDS[state]}
  </Button>
);
