import type { Bilan } from "@lotir/contract";
import { Stack, Text, Title } from "@mantine/core";
import { formatAmount, formatMonths, formatRate } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import classes from "./bilan.module.css";

const REGIMES: Readonly<Record<string, string>> = { totale: "TVA sur le prix total", marge: "TVA sur la marge" };
const PROCEDURES = { DP: "Déclaration préalable", PA: "Permis d'aménager" } as const;

const rateOr = (rate: number | null): string => (rate === null ? "" : ` · ${formatRate(rate)}`);

type VatCase = NonNullable<Bilan["vatComparison"]>["totale"];
type ProcedureCase = NonNullable<Bilan["procedureComparison"]>["planned"];

const Vat = ({ each }: { readonly each: VatCase }) => (
  <div>
    <Text fw={600}>{REGIMES[each.regime] ?? each.regime}</Text>
    <Fact label="TVA collectée">{formatAmount(each.vatEur)}</Fact>
    <Fact label="Marge">{`${formatAmount(each.marginEur)}${rateOr(each.marginRate)}`}</Fact>
    <Fact label="Net" strong>
      {formatAmount(each.netEur)}
    </Fact>
  </div>
);

const Procedure = ({ each, planned }: { readonly each: ProcedureCase; readonly planned: boolean }) => (
  <div>
    <Text fw={600}>
      {PROCEDURES[each.procedure]} {planned ? "(prévue)" : ""}
    </Text>
    <Fact label="Travaux">{formatAmount(each.worksEur)}</Fact>
    <Fact label="Marge">{`${formatAmount(each.marginEur)}${rateOr(each.marginRate)}`}</Fact>
    <Fact label="Net" strong>
      {formatAmount(each.netEur)}
    </Fact>
    <Fact label="Durée">{formatMonths(each.totalMonths)}</Fact>
  </div>
);

const Owner = ({ choice }: { readonly choice: NonNullable<Bilan["ownerChoice"]> }) => (
  <section>
    <Title order={3} mb={8}>
      Vendre en l'état ou diviser
    </Title>
    <div className={classes.pair}>
      <div>
        <Fact label="Vendre le tout">{formatAmount(choice.sellWholeEur)}</Fact>
        <Fact label="Maison après division">{formatAmount(choice.houseAfterEur)}</Fact>
      </div>
      <div>
        <Fact label="Net de la division">{formatAmount(choice.divisionNetEur)}</Fact>
        <Fact label="Gain à diviser" strong>
          {formatAmount(choice.gainEur)}
        </Fact>
      </div>
    </div>
  </section>
);

const BreakEven = ({ breakEven }: Pick<Bilan, "breakEven">) => {
  const { lotsOnly, allSales } = breakEven;
  const point = lotsOnly ?? allSales;
  if (point === null) return null;
  return (
    <section>
      <Title order={3} mb={4}>
        Point mort
      </Title>
      <Text size="sm">
        Marge nulle si {lotsOnly === null ? "toutes les ventes" : "les lots"} se vendent à {formatRate(point.factor)} du
        prix prévu, soit {formatAmount(point.averageLotPriceEur)} le lot en moyenne.
      </Text>
    </section>
  );
};

/** The same operation under the other VAT regime and the other procedure, side by side. */
export const Comparisons = ({ bilan }: { readonly bilan: Bilan }) => {
  const { vatComparison: vat, procedureComparison: procedures, ownerChoice } = bilan;
  return (
    <Stack gap="xl">
      {vat === null ? null : (
        <section>
          <Title order={3} mb={8}>
            Régimes de TVA
          </Title>
          <div className={classes.pair}>
            <Vat each={vat.totale} />
            {vat.marge === null ? null : <Vat each={vat.marge} />}
          </div>
          <Text size="sm" c="dimmed" mt={6}>
            {vat.note}
          </Text>
        </section>
      )}
      {procedures === null ? null : (
        <section>
          <Title order={3} mb={8}>
            Déclaration préalable ou permis d'aménager
          </Title>
          <div className={classes.pair}>
            <Procedure each={procedures.planned} planned />
            <Procedure each={procedures.other} planned={false} />
          </div>
          {procedures.hypotheses.map((sentence) => (
            <Text key={sentence} size="sm" c="dimmed" mt={6}>
              {sentence}
            </Text>
          ))}
        </section>
      )}
      {ownerChoice === null ? null : <Owner choice={ownerChoice} />}
      <BreakEven breakEven={bilan.breakEven} />
    </Stack>
  );
};
