import { Text } from "@mantine/core";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { SearchedCommune } from "../../subjects/parcelle/use-analyze-commune.ts";

/** A commune whose answers, as a whole, look like those of no ordinary commune: what was seen, and what to do. */
export const DoubtNotice = ({ commune }: { readonly commune: SearchedCommune }) => {
  const { state, codeInsee } = commune;
  const doubts = state?.doubts ?? [];
  if (doubts.length === 0) return null;
  return (
    <Notice kind="doubt" title={`${state?.name ?? codeInsee} : résultats à vérifier`}>
      {doubts.map((sentence) => (
        <Text key={sentence} size="sm" mb={4}>
          {sentence}
        </Text>
      ))}
      <Text size="sm">
        Aucune commune ordinaire ne répond ainsi. Regardez la carte avant de vous fier aux notes et aux verdicts.
      </Text>
    </Notice>
  );
};
