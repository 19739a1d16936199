import type { ActiveProject } from "@lotir/contract";
import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatDate, formatPriceInShort } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { NextDue } from "../../subjects/dossier/NextDue.tsx";
import { StatusDot } from "../../subjects/property/StatusDot.tsx";
import classes from "./dashboard.module.css";

const SHOWN = 6;

const Row = ({ project }: { readonly project: ActiveProject }) => (
  <Link className={classes.row} data-plain="true" to="/properties/$id" params={{ id: project.id }}>
    <div>
      <strong>{project.name}</strong>
      <small>
        <StatusDot status={project.status} /> · mis à jour le {formatDate(project.updatedAt)}
      </small>
    </div>
    <div className={`figures ${classes.money}`}>
      {project.profit === null
        ? "non analysé"
        : `${project.profit < 0 ? "−" : ""}${formatPriceInShort(Math.abs(project.profit))}`}
      {project.profit === null ? null : <small>bénéfice estimé</small>}
    </div>
  </Link>
);

/** Properties between an offer and the last sale. */
export const ActiveProjects = ({ projects }: { readonly projects: readonly ActiveProject[] }) =>
  projects.length === 0 ? (
    <Text c="dimmed">
      Aucun projet en cours : une propriété en devient un quand son statut passe à « Proposition en cours ».{" "}
      <TextLink to="/properties">Ouvrir mon portfolio</TextLink>
    </Text>
  ) : (
    <ul className={classes.list}>
      {projects.slice(0, SHOWN).map((project) => (
        <li key={project.id}>
          <Row project={project} />
          <div className={classes.due}>
            <NextDue id={project.id} />
          </div>
        </li>
      ))}
    </ul>
  );
