import { Checkbox, Group, NumberInput, Stack, Text } from "@mantine/core";

export interface FieldWishes {
  readonly targetLots: number;
  readonly minLotSize: number;
  readonly preserveBuildings: boolean;
  readonly optimizeAccess: boolean;
  readonly respectPLU: boolean;
  readonly includeFinancing: boolean;
  readonly wayClearanceM: number | undefined;
}

interface WishFieldsProps {
  readonly wishes: FieldWishes;
  readonly onWishes: (change: Partial<FieldWishes>) => void;
  /** Hidden where the strategy is to have as many as can be. */
  readonly withTarget: boolean;
  /** Nothing stands there: there is nothing to keep. */
  readonly isBare: boolean;
}

const LEAST = { min: 300, max: 1_000, step: 50 } as const;
const USUAL_TARGET = 3;

const checked = (event: { readonly currentTarget: { readonly checked: boolean } }): boolean =>
  event.currentTarget.checked;

/** The options of a generation (spec 2 §3), within their bounds (§5). */
export const WishFields = ({ wishes, onWishes, withTarget, isBare }: WishFieldsProps) => (
  <Stack gap="sm">
    <Group grow align="flex-start">
      {withTarget ? (
        <NumberInput
          label="Nombre de lots visé"
          description="De 2 à 10, la maison conservée comprise. Vide : la stratégie choisit."
          placeholder={`${USUAL_TARGET}`}
          min={2}
          max={10}
          value={wishes.targetLots === 0 ? "" : wishes.targetLots}
          onChange={(value) =>
            onWishes({ targetLots: typeof value === "number" && value >= 2 ? Math.min(10, value) : 0 })
          }
        />
      ) : null}
      <NumberInput
        label="Surface minimale d'un lot"
        description="De 300 à 1 000 m², de 50 en 50. Un souhait : aucune loi ne la demande."
        suffix=" m²"
        {...LEAST}
        value={wishes.minLotSize}
        onChange={(value) => {
          if (typeof value !== "number" || value < LEAST.min || value > LEAST.max) return;
          onWishes({ minLotSize: Math.round(value / LEAST.step) * LEAST.step });
        }}
      />
    </Group>
    <Checkbox
      label="Conserver les bâtiments"
      description={isBare ? "Rien n'est bâti sur ce terrain." : "Sinon, tout est démoli, au coût du barème."}
      disabled={isBare}
      checked={wishes.preserveBuildings && !isBare}
      onChange={(event) => onWishes({ preserveBuildings: checked(event) })}
    />
    <Checkbox
      label="Préférer les accès en façade"
      checked={wishes.optimizeAccess}
      onChange={(event) => onWishes({ optimizeAccess: checked(event) })}
    />
    <Checkbox
      label="Respecter le PLU"
      checked={wishes.respectPLU}
      onChange={(event) => onWishes({ respectPLU: checked(event) })}
    />
    <Checkbox
      label="Chiffrer chaque scénario"
      checked={wishes.includeFinancing}
      onChange={(event) => onWishes({ includeFinancing: checked(event) })}
    />
    <Text size="xs" c="dimmed">
      450 m² et trois lots sont l'usage du produit quand rien n'est dit.
    </Text>
  </Stack>
);
