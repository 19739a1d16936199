import type { Property } from "@lotir/contract";
import { Group, Paper, Stack, Text } from "@mantine/core";
import { formatArea, formatDate, formatQuantity } from "../../kit/format.ts";
import { communeName } from "../commune/commune-name.ts";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { RowActions } from "./RowActions.tsx";
import { StatusDot } from "./StatusDot.tsx";

/** The same rows on a phone. */
export const PropertyCards = ({ properties }: { readonly properties: readonly Property[] }) => (
  <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
    {properties.map((property) => (
      <Paper component="li" key={property.id} withBorder p="sm">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <ParcelOutline outline={property.outline} score={property.opportunityScore} />
          <Stack gap={2} flex={1} miw={0}>
            <Text fw={600}>{communeName(property)}</Text>
            <Text size="sm" c="dimmed">
              {property.address}
            </Text>
            <StatusDot status={property.status} />
            <Text size="xs" c="dimmed" className="figures">
              {formatArea(property.landSurface)} · {formatQuantity(property.parcelsCount, "parcelle")} ·{" "}
              {formatDate(property.lastUpdate)}
            </Text>
          </Stack>
          <Stack gap={4} align="center">
            <ScoreRing score={property.opportunityScore} />
            <RowActions property={property} />
          </Stack>
        </Group>
      </Paper>
    ))}
  </Stack>
);
