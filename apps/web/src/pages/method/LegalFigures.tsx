import { ALL_FIGURES, type Figure, type FigureStatus, LINE_STATUS_LABELS } from "@lotir/finance";
import { Badge, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate, formatQuantity } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { figureValueText } from "./figure-value.ts";
import classes from "./method.module.css";

/** Ground and text of each status, readable in both schemes. */
const TINTS: Record<FigureStatus, { readonly bg: string; readonly c: string }> = {
  verifie: { bg: "var(--lotir-brand-soft)", c: "var(--lotir-brand)" },
  secondaire: { bg: "var(--lotir-hover)", c: "var(--lotir-ink-soft)" },
  "a-confirmer": { bg: "var(--lotir-ochre-soft)", c: "var(--lotir-ochre-text)" },
};

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isAbout = (figure: Figure<unknown>, words: string): boolean =>
  plain(`${figure.label} ${figure.unit} ${figure.values.map(({ source }) => source).join(" ")}`).includes(plain(words));

const Row = ({ figure }: { readonly figure: Figure<unknown> }) => (
  <tr>
    <th scope="row">
      {figure.label}
      {figure.forInformation ? <small> · pour information, sans effet sur les bilans</small> : null}
    </th>
    <td>
      {figure.values.map(({ from, value, source, status }) => (
        <div key={from} className={classes.value}>
          <span className="figures">{figureValueText(value, figure.unit)}</span>
          <small>
            depuis le {formatDate(from)} · {source}{" "}
            <Badge size="xs" tt="none" {...TINTS[status]}>
              {LINE_STATUS_LABELS[status]}
            </Badge>
          </small>
        </div>
      ))}
    </td>
    <td>{figure.unit}</td>
    <td className="figures">{formatDate(figure.reviewBy)}</td>
  </tr>
);

/** Every figure of law and of trade that a balance uses: its values by date, its text, how sure it is, when it is read again. */
export const LegalFigures = () => {
  const [words, setWords] = useState("");
  const shown = ALL_FIGURES.filter((figure) => isAbout(figure, words));
  return (
    <section id="chiffres">
      <Title order={2} mb={4}>
        Chiffres légaux et barèmes
      </Title>
      <Text mb="sm">
        Chaque montant d'un bilan qui n'est pas donné renvoie à l'un de ces chiffres. Un chiffre vérifié a été lu dans
        un texte officiel ; un chiffre secondaire, dans une page qui le cite ; un chiffre à confirmer vient de l'usage.
      </Text>
      <TextInput
        aria-label="Chercher un chiffre"
        placeholder="TVA, géomètre, L.442…"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        maw={360}
        mb="xs"
      />
      <Text size="sm" c="dimmed" aria-live="polite" mb="xs">
        {formatQuantity(shown.length, "chiffre")}
      </Text>
      {shown.length === 0 ? (
        <Text c="dimmed">Aucun chiffre ne porte ces mots.</Text>
      ) : (
        <Scrolled className={classes.scroll} label="Chiffres de la loi">
          <FigureTable of="words">
            <thead>
              <tr>
                <th scope="col">Chiffre</th>
                <th scope="col">Valeur, date, source</th>
                <th scope="col">Unité</th>
                <th scope="col">À relire avant</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((figure) => (
                <Row key={figure.id} figure={figure} />
              ))}
            </tbody>
          </FigureTable>
        </Scrolled>
      )}
    </section>
  );
};
