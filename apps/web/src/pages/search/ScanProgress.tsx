import { Button, Progress, Text } from "@mantine/core";
import { formatCount } from "../../kit/format.ts";
import { ofCommune } from "../../subjects/commune/of-commune.ts";
import { useCancelLoading } from "../../subjects/commune/use-cancel-loading.ts";
import { useLoadCommune } from "../../subjects/commune/use-load-commune.ts";
import { isScanning, type SearchedCommune } from "../../subjects/parcelle/use-analyze-commune.ts";
import classes from "./SearchPage.module.css";

const nameOf = ({ state, codeInsee }: SearchedCommune): string => state?.name ?? codeInsee;

const Running = ({ commune, done, total }: { commune: SearchedCommune; done: number; total: number }) => {
  const cancel = useCancelLoading(commune.codeInsee);
  return (
    <div className={classes.scan}>
      <div>
        <Text size="sm" className="figures" aria-live="polite">
          Division {ofCommune(nameOf(commune))} : {formatCount(done)} sur {formatCount(total)} parcelles analysées
        </Text>
        <Progress
          size={4}
          mt={4}
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={`Analyse des divisions de ${nameOf(commune)}`}
        />
      </div>
      <Button
        size="xs"
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ codeInsee: commune.codeInsee })}
      >
        Annuler
      </Button>
    </div>
  );
};

const Stopped = ({ commune }: { readonly commune: SearchedCommune }) => {
  const { load, loading } = useLoadCommune(commune.codeInsee);
  return (
    <div className={classes.scan}>
      <Text size="sm">
        Division {ofCommune(nameOf(commune))} : analyse interrompue. Les autres parcelles sont non analysées.
      </Text>
      <Button size="xs" variant="default" loading={loading} onClick={() => load()}>
        Reprendre
      </Button>
    </div>
  );
};

/** Where the division scan of a commune stands, with a way to stop it; nothing once it has ended well. */
export const ScanProgress = ({ commune }: { readonly commune: SearchedCommune }) => {
  const scan = commune.state?.scan ?? null;
  if (scan === null || commune.analysis === null) return null;
  if (isScanning(commune.state)) return <Running commune={commune} done={scan.done} total={scan.total} />;
  return scan.status === "cancelled" || scan.status === "unknown" ? <Stopped commune={commune} /> : null;
};
