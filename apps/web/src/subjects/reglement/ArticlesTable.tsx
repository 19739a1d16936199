import { type ParcelPlu, PLU_STATE_LABELS, type PluRule } from "@lotir/contract";
import { Text } from "@mantine/core";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";

/**
 * The articles that a division asks first, by their number in the order of règlements before 2016 (Code de l'urbanisme,
 * R.123-9 then); later ones keep the subject and leave the number.
 */
const ARTICLES = [
  { number: 6, subject: "Recul de la voie", field: "voie." },
  { number: 7, subject: "Recul des limites séparatives", field: "limites." },
  { number: 9, subject: "Emprise au sol", field: "emprise." },
  { number: 10, subject: "Hauteur", field: "hauteur." },
  { number: 13, subject: "Espaces libres et plantations", field: "espacesVerts." },
] as const;

const saidOf = (rules: readonly PluRule[]): string => {
  const valued = rules.filter(({ value }) => value !== null);
  if (valued.length > 0) return valued.map(({ label, value }) => `${label} : ${value}`).join(" ; ");
  const [first] = rules;
  return first === undefined ? "non lu" : PLU_STATE_LABELS[first.state];
};

const stateOf = (rules: readonly PluRule[]): string => {
  const valued = rules.filter(({ value }) => value !== null);
  if (valued.length === 0) return "";
  return valued.every(({ state }) => state === "lu-et-verifie") ? "lu et vérifié" : "à vérifier";
};

/** The zone in five lines, for whoever plans: each article with what was read of it, or why nothing was. */
export const ArticlesTable = ({ plu }: { readonly plu: ParcelPlu }) =>
  plu.rules.length === 0 ? null : (
    <FigureTable of="words">
      <caption>
        <Text size="sm" fw={600} ta="left">
          Document PLU, zone {plu.zone?.code ?? "inconnue"}
        </Text>
      </caption>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Valeur</th>
          <th scope="col">État</th>
        </tr>
      </thead>
      <tbody>
        {ARTICLES.map(({ number, subject, field }) => {
          const rules = plu.rules.filter(({ key }) => key.startsWith(field));
          return (
            <tr key={number}>
              <th scope="row">
                Article {number}
                <small>{subject}</small>
              </th>
              <td className="figures">{saidOf(rules)}</td>
              <td>{stateOf(rules)}</td>
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
