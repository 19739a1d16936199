import { ASSUMPTION_LABELS, type Assumptions, PROFILE_LABELS, Profile } from "@lotir/contract";
import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { EurosInput, FigureInput, PercentInput } from "../../kit/ui/FigureInput.tsx";
import classes from "./AssumptionsFields.module.css";
import { DIVIDENDS, GUARANTEES, INPUT_VAT, LEVELS } from "./assumption-text.ts";
import { defaultsOf } from "./defaults-of.ts";

interface AssumptionsFieldsProps {
  readonly value: Assumptions;
  readonly onChange: (changed: Partial<Assumptions>) => void;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly data: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly disabled: boolean;
}

const Choice = <Value extends string>({ label, value, data, onChange, disabled }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby={id}
        value={value}
        data={[...data]}
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  );
};

const PROFILES = Profile.options.map((value) => ({ value, label: PROFILE_LABELS[value] }));
const Financing = ({ value, onChange, disabled = false }: AssumptionsFieldsProps) => {
  const defaults = defaultsOf(value);
  return (
    <>
      <div className={classes.pair}>
        <PercentInput
          label={ASSUMPTION_LABELS.landShare}
          value={value.landShare}
          placeholder={defaults.landShare}
          onValue={(landShare) => onChange({ landShare })}
          disabled={disabled}
        />
        <PercentInput
          label={ASSUMPTION_LABELS.worksShare}
          value={value.worksShare}
          placeholder={defaults.worksShare}
          onValue={(worksShare) => onChange({ worksShare })}
          disabled={disabled}
        />
        <PercentInput
          label={ASSUMPTION_LABELS.debtRate}
          value={value.debtRate}
          placeholder={defaults.debtRate}
          max={30}
          onValue={(debtRate) => onChange({ debtRate })}
          disabled={disabled}
        />
        <FigureInput
          label={ASSUMPTION_LABELS.holdingMonths}
          value={value.holdingMonths}
          placeholder="calendrier usuel"
          min={1}
          max={120}
          allowDecimal={false}
          onValue={(holdingMonths) => onChange({ holdingMonths })}
          disabled={disabled}
        />
      </div>
      {value.profile === "particulier" ? null : (
        <Choice
          label={ASSUMPTION_LABELS.loanGuarantee}
          value={value.loanGuarantee}
          data={GUARANTEES}
          onChange={(loanGuarantee) => onChange({ loanGuarantee })}
          disabled={disabled}
        />
      )}
    </>
  );
};

const NOT_COUNTED = "non compté";

/** What nobody can guess for another: left empty, the balance counts nothing and says so. An owner has neither office nor company. */
const Charges = ({ value, onChange, disabled = false }: AssumptionsFieldsProps) => {
  const isBusiness = value.profile !== "particulier";
  return (
    <>
      <div className={classes.pair}>
        <EurosInput
          label={ASSUMPTION_LABELS.insuranceEur}
          value={value.insuranceEur}
          placeholder={NOT_COUNTED}
          onValue={(insuranceEur) => onChange({ insuranceEur })}
          disabled={disabled}
        />
        {isBusiness ? (
          <>
            <EurosInput
              label={ASSUMPTION_LABELS.taxeFoncierePerYearEur}
              value={value.taxeFoncierePerYearEur}
              placeholder={NOT_COUNTED}
              onValue={(taxeFoncierePerYearEur) => onChange({ taxeFoncierePerYearEur })}
              disabled={disabled}
            />
            <PercentInput
              label={ASSUMPTION_LABELS.overheadsRate}
              value={value.overheadsRate}
              placeholder={NOT_COUNTED}
              max={50}
              onValue={(overheadsRate) => onChange({ overheadsRate })}
              disabled={disabled}
            />
          </>
        ) : null}
      </div>
      {isBusiness ? (
        <Choice
          label={ASSUMPTION_LABELS.dividends}
          value={value.dividends}
          data={DIVIDENDS}
          onChange={(dividends) => onChange({ dividends })}
          disabled={disabled}
        />
      ) : null}
    </>
  );
};

/** Who buys and sells, at what margin and what costs. An empty field takes the figure said in it. */
export const AssumptionsFields = ({ value, onChange, disabled = false }: AssumptionsFieldsProps) => {
  const defaults = defaultsOf(value);
  return (
    <Stack gap="sm">
      <Choice
        label={ASSUMPTION_LABELS.profile}
        value={value.profile}
        data={PROFILES}
        onChange={(profile) => onChange({ profile })}
        disabled={disabled}
      />
      <Choice
        label={ASSUMPTION_LABELS.costLevel}
        value={value.costLevel}
        data={LEVELS}
        onChange={(costLevel) => onChange({ costLevel })}
        disabled={disabled}
      />
      <div className={classes.pair}>
        <PercentInput
          label={ASSUMPTION_LABELS.targetMargin}
          value={value.targetMargin}
          max={90}
          onValue={(targetMargin) => (targetMargin === null ? undefined : onChange({ targetMargin }))}
          disabled={disabled}
        />
        <EurosInput
          label={ASSUMPTION_LABELS.viabilisationPerLotEur}
          value={value.viabilisationPerLotEur}
          placeholder={defaults.viabilisationPerLotEur}
          onValue={(viabilisationPerLotEur) => onChange({ viabilisationPerLotEur })}
          disabled={disabled}
        />
        <PercentInput
          label={ASSUMPTION_LABELS.contingencyRate}
          value={value.contingencyRate}
          placeholder={defaults.contingencyRate}
          onValue={(contingencyRate) => onChange({ contingencyRate })}
          disabled={disabled}
        />
        <PercentInput
          label={ASSUMPTION_LABELS.sellingRate}
          value={value.sellingRate}
          placeholder={defaults.sellingRate}
          max={30}
          onValue={(sellingRate) => onChange({ sellingRate })}
          disabled={disabled}
        />
      </div>
      <Financing value={value} onChange={onChange} disabled={disabled} />
      <Charges value={value} onChange={onChange} disabled={disabled} />
      <PercentInput
        label={ASSUMPTION_LABELS.departementRate}
        description="Vide : celui du département, ou le plafond légal s'il est inconnu."
        value={value.departementRate}
        placeholder="celui du département"
        max={6}
        onValue={(departementRate) => onChange({ departementRate })}
        disabled={disabled}
      />
      <Choice
        label={ASSUMPTION_LABELS.inputVat}
        value={value.inputVat}
        data={INPUT_VAT}
        onChange={(inputVat) => onChange({ inputVat })}
        disabled={disabled}
      />
    </Stack>
  );
};
