import type { DivisionGround, PropertySheet } from "@lotir/contract";
import { Button, Group, NumberInput, Stack, Text, Title } from "@mantine/core";
import { formatArea } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { type FieldWishes, WishFields } from "../../subjects/division/workflow/WishFields.tsx";
import blocks from "../../subjects/division/workflow/workflow-blocks.module.css";
import { PluPanel } from "../../subjects/reglement/PluPanel.tsx";

/** Spec 2 §9. */
const ELIGIBLE_M2 = 900;

interface GroundWishes extends FieldWishes {
  readonly slopePercent: number | undefined;
}

interface PropertyStepProps {
  readonly property: PropertySheet;
  readonly ground: {
    readonly data: DivisionGround | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly wishes: GroundWishes;
  readonly onWishes: (change: Partial<GroundWishes>) => void;
  readonly onContinue: () => void;
}

const Eligibility = ({ surface }: { readonly surface: number }) =>
  surface >= ELIGIBLE_M2 ? (
    <Notice kind="info">Propriété éligible à la division (surface suffisante)</Notice>
  ) : (
    <Notice kind="doubt">Surface limitée pour la division ({formatArea(surface)})</Notice>
  );

/** What is not known of the rules, and what it costs not to know it. */
const Unknowns = ({ ground }: { readonly ground: DivisionGround }) => {
  const assumed = ground.saidRules.filter(({ isAssumed }) => isAssumed);
  if (assumed.length === 0)
    return <Text size="sm">Chaque règle qui compte a été lue ou corrigée : rien n'est supposé.</Text>;
  return (
    <>
      <Text size="sm">
        Ces {assumed.length} règles ne sont pas lues. Tant qu'elles sont supposées, aucun plan n'est dit « oui » : le
        verdict reste « à vérifier », et un recul plus fort peut retirer un lot.
      </Text>
      <ul className={blocks.reasons}>
        {assumed.map(({ rule, label, value }) => (
          <li key={rule}>
            {label} : {value}, supposé
          </li>
        ))}
      </ul>
    </>
  );
};

const WhatIsUnknown = ({ ground }: Pick<PropertyStepProps, "ground">) => {
  if (ground.data !== undefined) return <Unknowns ground={ground.data} />;
  return ground.error === null ? (
    <Text c="dimmed">Lecture des règles…</Text>
  ) : (
    <Notice kind="error" retry={{ onClick: () => ground.refetch() }}>
      {sentenceOf(ground.error, "Données PLU non disponibles")}
    </Notice>
  );
};

/** Step 1: what is divided, under which rules, what is unknown, and the wishes that matter before any drawing. */
export const PropertyStep = ({ property, ground, wishes, onWishes, onContinue }: PropertyStepProps) => {
  const surface = property.landSurface ?? property.surface ?? 0;
  return (
    <Stack gap="md">
      <section className={blocks.panel}>
        <Title order={2} mb={8}>
          Propriété
        </Title>
        <Fact label="Adresse">{property.fullAddress === "" ? property.address : property.fullAddress}</Fact>
        <Fact label="Surface du terrain">{formatArea(surface)}</Fact>
        <Fact label="Référence cadastrale">{property.cadastralReference || "Non définie"}</Fact>
        <Fact label="Zone PLU">{ground.data?.zone ?? property.pluZone ?? "À déterminer"}</Fact>
      </section>
      <Eligibility surface={surface} />
      <section className={blocks.panel}>
        <Title order={2} mb={8}>
          Souhaits
        </Title>
        <WishFields wishes={wishes} onWishes={onWishes} withTarget={false} isBare={property.hasBuilding === false} />
        <NumberInput
          mt="sm"
          maw={320}
          label="Pente moyenne du terrain"
          description="Inconnue quand rien n'est dit : elle n'est jamais prise pour nulle."
          suffix=" %"
          decimalSeparator=","
          min={0}
          max={100}
          placeholder="inconnue"
          value={wishes.slopePercent ?? ""}
          onChange={(value) => onWishes({ slopePercent: typeof value === "number" ? value : undefined })}
        />
        <NumberInput
          mt="sm"
          maw={320}
          label="Entre la maison conservée et un accès"
          description="Un mètre quand rien n'est dit."
          suffix=" m"
          decimalSeparator=","
          min={0}
          max={5}
          step={0.5}
          placeholder="1"
          value={wishes.wayClearanceM ?? ""}
          onChange={(value) => onWishes({ wayClearanceM: typeof value === "number" ? value : undefined })}
        />
      </section>
      <section className={blocks.panel}>
        <Title order={2} mb={8}>
          Ce que l'on ne sait pas
        </Title>
        <WhatIsUnknown ground={ground} />
      </section>
      <section className={blocks.panel}>
        <PluPanel parcelId={property.parcelId} />
      </section>
      <Group justify="flex-end">
        <Button onClick={onContinue}>Continuer</Button>
      </Group>
    </Stack>
  );
};
