import type { Property } from "@lotir/contract";
import { Table, Text } from "@mantine/core";
import { formatArea, formatCount, formatDate } from "../../kit/format.ts";
import { communeName } from "../commune/commune-name.ts";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { ZoneBadge } from "../reglement/ZoneBadge.tsx";
import classes from "./Portfolio.module.css";
import { RowActions } from "./RowActions.tsx";
import { StatusDot } from "./StatusDot.tsx";

/** Dense but airy: 44 px a row. */
export const PropertyTable = ({ properties }: { readonly properties: readonly Property[] }) => (
  <div className={classes.frame}>
    <Table className={classes.table} verticalSpacing={0} horizontalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Propriété</Table.Th>
          <Table.Th>Statut</Table.Th>
          <Table.Th ta="right">Parcelles</Table.Th>
          <Table.Th>Score</Table.Th>
          <Table.Th ta="right">Mise à jour</Table.Th>
          <Table.Th ta="right">Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {properties.map((property) => (
          <Table.Tr key={property.id}>
            <Table.Td>
              <div className={classes.property}>
                <ParcelOutline outline={property.outline} score={property.opportunityScore} size={40} />
                <div className={classes.names}>
                  <Text fw={600} truncate>
                    {communeName(property)}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {property.address} · <span className="figures">{formatArea(property.landSurface)}</span>
                  </Text>
                </div>
                {property.pluZone === null ? null : <ZoneBadge libelle={property.pluZone} />}
              </div>
            </Table.Td>
            <Table.Td>
              <StatusDot status={property.status} />
            </Table.Td>
            <Table.Td ta="right" className="figures">
              {formatCount(property.parcelsCount)}
            </Table.Td>
            <Table.Td>
              <ScoreRing score={property.opportunityScore} size={32} />
            </Table.Td>
            <Table.Td ta="right" className="figures">
              {formatDate(property.lastUpdate)}
            </Table.Td>
            <Table.Td>
              <RowActions property={property} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
