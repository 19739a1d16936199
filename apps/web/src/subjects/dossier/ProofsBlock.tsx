import type { Tracking } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import classes from "./dossier.module.css";
import { PieceActions } from "./PieceActions.tsx";

/** Documents that prove what happened: receipts, letters, decisions, panels. */
export const ProofsBlock = ({ tracking }: { readonly tracking: Tracking }) => (
  <section className={classes.block} aria-label="Preuves">
    <div className={classes.head}>
      <Title order={2}>Preuves</Title>
    </div>
    <Text c="dimmed" mb="xs">
      Récépissé, courriers de la mairie, décision, constats d'affichage : joignez-les, puis citez-les dans le suivi.
    </Text>
    <PieceActions
      propertyId={tracking.propertyId}
      code="PREUVE"
      name="une preuve"
      documents={tracking.otherDocuments}
    />
  </section>
);
