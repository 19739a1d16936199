import type { ParcelServitude, ParcelServitudes, ServitudeFamily } from "@lotir/contract";
import { Anchor, Text } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import classes from "./ServitudeList.module.css";
import { emptyWords, reachOf } from "./servitude-words.ts";

const ActLine = ({ actUrl, actOn, publishedOn }: ParcelServitude) => {
  const dates = [
    actOn === null ? "" : `acte du ${formatDate(actOn)}`,
    publishedOn === null ? "" : `publié le ${formatDate(publishedOn)}`,
  ].filter(Boolean);
  return (
    <Text size="xs" c="dimmed">
      {dates.join(" · ")}
      {dates.length > 0 ? " · " : ""}
      {actUrl === null ? (
        "acte non joint par la source"
      ) : (
        <Anchor href={actUrl} target="_blank" rel="noreferrer" size="xs">
          Lire l'acte
        </Anchor>
      )}
    </Text>
  );
};

const One = (servitude: ParcelServitude) => {
  const { code, kind, name, part, effect, article, articleStatus } = servitude;
  return (
    <li>
      <div className={classes.head}>
        <Text size="sm" fw={600} span>
          {kind ?? "Catégorie à lire dans l'acte"} <span className={classes.code}>{code}</span>
        </Text>
        <Text size="sm" span className="figures">
          {reachOf(servitude)}
        </Text>
      </div>
      {name === null && part === null ? null : <Text size="sm">{[name, part].filter(Boolean).join(", ")}</Text>}
      <Text size="sm">{effect ?? "Son effet sur une division se lit dans l'acte."}</Text>
      {article === null ? null : (
        <Text size="xs" c="dimmed">
          {article}
          {articleStatus === "à confirmer" ? " (à confirmer)" : ""}
        </Text>
      )}
      <ActLine {...servitude} />
    </li>
  );
};

interface FamilyProps {
  readonly title: string;
  readonly of: "servitude" | "information";
  readonly family: ServitudeFamily;
  readonly told: ParcelServitudes;
}

const Family = ({ title, of, family, told }: FamilyProps) => (
  <>
    <Text size="sm" fw={600} mt={8}>
      {title}
    </Text>
    {family.state === "found" ? (
      <ul className={classes.list} aria-label={title}>
        {family.found.map((each) => (
          <One key={`${each.code} ${each.name} ${each.part} ${each.drawn}`} {...each} />
        ))}
      </ul>
    ) : (
      <Text size="sm" data-state={family.state}>
        {emptyWords(of, family, told)}
      </Text>
    )}
  </>
);

/** Each that covers the parcel, what it changes, and its act; none, not published and unknown are told apart. */
export const ServitudeList = (told: ParcelServitudes) => (
  <>
    <Family title="Servitudes d'utilité publique" of="servitude" family={told.servitudes} told={told} />
    <Family title="Informations du plan" of="information" family={told.informations} told={told} />
    {told.problem === null || told.servitudes.state === "unknown" ? null : (
      <Text size="xs" mt={6}>
        Ce qui est montré date de la dernière lecture : {told.problem}
      </Text>
    )}
    {told.source === null ? null : (
      <Text size="xs" c="dimmed" mt={6}>
        {[
          told.source,
          told.vintage === null ? "millésime non communiqué" : `millésime ${formatDate(told.vintage)}`,
          told.loadedOn === null ? "" : `lu le ${formatDate(told.loadedOn)}`,
          told.licence ?? "",
        ]
          .filter(Boolean)
          .join(" · ")}
        . Le Géoportail ne donne que ce que les services ont publié : le certificat d'urbanisme fait foi.
      </Text>
    )}
  </>
);
