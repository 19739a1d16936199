import { Accordion, Stack } from "@mantine/core";
import { AssumptionsFields } from "../organisation/AssumptionsFields.tsx";
import { type BilanFieldsProps, LandPriceField, LotPriceFields } from "./BilanFields.tsx";
import { DeedFields } from "./DeedFields.tsx";
import { OwnerFields } from "./OwnerFields.tsx";

interface BilanControlsProps extends BilanFieldsProps {
  /** All closed at first: on a phone the figures come before what changes them. */
  readonly folded?: boolean;
}

/** Prices, deed and assumptions of this balance only; nothing here is kept. */
export const BilanControls = (props: BilanControlsProps) => {
  const { form, found, onForm, folded = false } = props;
  return (
    <Accordion multiple defaultValue={folded ? [] : ["prix", "acte"]} variant="separated" chevronPosition="left">
      <Accordion.Item value="prix">
        <Accordion.Control>Prix</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            {found.assumptions.profile === "particulier" ? null : <LandPriceField {...props} />}
            <LotPriceFields {...props} />
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="acte">
        <Accordion.Control>Acte et procédure</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            <DeedFields {...props} />
            {found.assumptions.profile === "particulier" ? <OwnerFields {...props} /> : null}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="hypotheses">
        <Accordion.Control>Hypothèses</Accordion.Control>
        <Accordion.Panel>
          <AssumptionsFields
            value={{ ...found.assumptions, ...form.assumptions }}
            onChange={(changed) => onForm({ ...form, assumptions: { ...form.assumptions, ...changed } })}
          />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
};
