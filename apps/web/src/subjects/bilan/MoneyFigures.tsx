import type { DivisionPlan, ParcelBilan, Verdict } from "@lotir/contract";
import { Menu, Skeleton, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import {
  formatMargin,
  formatMarginRange,
  formatPriceInShort,
  formatRate,
  formatRoundedEuros,
} from "../../kit/format.ts";
import { KeyFigure } from "../../kit/ui/KeyFigure.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { useProposeDivisions } from "../division/use-propose-divisions.ts";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import classes from "./bilan.module.css";
import { useBilanForm } from "./bilan-form.tsx";
import { useBalancedPlan, useParcelBilan } from "./use-parcel-bilan.ts";
import { judgeOperation } from "./viability.ts";

/** Margins that a dealer asks for. */
const WISHED = [0.05, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3];

const MarginFigure = ({ found, verdict, plan }: FigureProps) => {
  const { fiveLines: lines } = found;
  if (lines === null)
    return (
      <KeyFigure label="Marge" value="inconnue" tone="unknown">
        {found.note}
      </KeyFigure>
    );
  const { tone, words } = judgeOperation({ verdict, compliance: plan?.compliance ?? [], lines });
  const { marginLowEur: low, marginHighEur: high } = lines;
  const rate = lines.marginRate === null ? "" : formatRate(lines.marginRate);
  const least = lines.unpricedHouses === 0 ? "" : "au moins ";
  return (
    <KeyFigure label="Marge" value={`${least}${formatMargin(lines.marginEur)}`} tone={tone}>
      {low === null || high === null ? rate : `${formatMarginRange(low, high)} · ${rate}`}
      <br />
      {words}
    </KeyFigure>
  );
};

const WishedMargin = ({ found }: { readonly found: ParcelBilan }) => {
  const { form, onForm } = useBilanForm();
  const { targetMargin } = found.assumptions;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={classes.assumed}
          aria-label={`pour ${formatRate(targetMargin)} de marge, changer la marge visée`}
        >
          pour {formatRate(targetMargin)} de marge <IconChevronDown size={12} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {WISHED.map((wished) => (
          <Menu.Item
            key={wished}
            aria-current={wished === targetMargin}
            onClick={() => onForm({ ...form, assumptions: { ...form.assumptions, targetMargin: wished } })}
          >
            {formatRate(wished)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const standsAt = ({ landPrice: { priceEur, origin } }: ParcelBilan): string | null => {
  if (priceEur === null || origin === "residuel") return "prix du terrain non estimé";
  return `${origin === "saisi" ? "prix saisi" : "estimé"} ${formatPriceInShort(priceEur)}`;
};

const HighestPrice = ({ found }: Pick<FigureProps, "found">) => {
  const { fiveLines: lines, assumptions } = found;
  if (lines === null || assumptions.profile === "particulier")
    return <KeyFigure label="Prix d'achat maximal" value="sans objet" tone="unknown" />;
  const { residualLandPriceEur: highest } = lines;
  return (
    <KeyFigure
      label="Prix d'achat maximal"
      value={highest === null ? "aucun" : formatRoundedEuros(highest)}
      tone={highest === null ? "unknown" : undefined}
    >
      <WishedMargin found={found} />
      <br />
      {standsAt(found)}
    </KeyFigure>
  );
};

interface FigureProps {
  readonly found: ParcelBilan;
  readonly verdict: Verdict;
  readonly plan: DivisionPlan | undefined;
}

/** What the operation leaves, between which ends, and the most that its ground may be paid. */
export const MoneyFigures = (studied: Omit<StudyProps, "onStudy">) => {
  const { data: proposal } = useProposeDivisions(studied.parcelId, studied.study.wish);
  const { data: parcel } = useShowParcel(studied.parcelId);
  const { plan } = useBalancedPlan(studied);
  const { data: found, error } = useParcelBilan(studied);
  if (error !== null) return <KeyFigure label="Marge" value="indisponible" tone="unknown" />;
  if (found === undefined)
    return (
      <KeyFigure label="Marge" value={<Skeleton component="span" h={26} display="block" />}>
        calcul en cours
      </KeyFigure>
    );
  return (
    <>
      <MarginFigure
        found={found}
        verdict={proposal?.verdict ?? parcel?.divisionPotential.verdict ?? "non-analysee"}
        plan={plan}
      />
      <HighestPrice found={found} />
    </>
  );
};
