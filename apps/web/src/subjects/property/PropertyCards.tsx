import { Group, Paper, Stack, Text } from "@mantine/core";
import { formatArea, formatDate, formatQuantity } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { News } from "./News.tsx";
import type { PropertiesProps } from "./PropertyTable.tsx";
import { RowActions } from "./RowActions.tsx";
import { StatusDot } from "./StatusDot.tsx";

type CardsProps = Omit<PropertiesProps, "chosen" | "onChoose">;

/** The same rows on a phone. */
export const PropertyCards = ({ properties, news, ...gestures }: CardsProps) => (
  <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
    {properties.map((property) => (
      <Paper component="li" key={property.id} withBorder p="sm">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <ParcelOutline outline={property.outline} score={property.opportunityScore} />
          <Stack gap={2} flex={1} miw={0}>
            <TextLink to="/properties/$id" params={{ id: property.id }} fw={600} underline="hover" c="inherit">
              {property.name}
            </TextLink>
            <Text size="sm" c="dimmed">
              {property.address}
            </Text>
            <News said={news.get(property.id)} />
            <StatusDot status={property.status} />
            <Text size="xs" c="dimmed" className="figures">
              {formatArea(property.landSurface)} · {formatQuantity(property.parcelsCount, "parcelle")} ·{" "}
              {formatDate(property.lastUpdate)}
            </Text>
          </Stack>
          <ScoreRing score={property.opportunityScore} />
        </Group>
        <RowActions property={property} {...gestures} />
      </Paper>
    ))}
  </Stack>
);
