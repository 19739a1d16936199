import { Text, Title } from "@mantine/core";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { ASSUMED_HEIGHT_M } from "../../subjects/division/map/volume-shapes.ts";
import { FORMULAS } from "./formulas.ts";
import classes from "./method.module.css";

/** Every formula of the specification, and what stands in its place or beside it here. */
export const SideBySide = () => (
  <section id="cote-a-cote">
    <Title order={2} mb={4}>
      Formule par formule
    </Title>
    <Text mb="sm">
      À gauche ce que dit la spécification, à droite ce que Lotir calcule. Les chiffres sont lus dans le code qui
      calcule. « Non mesurée » : c'est une règle ou un barème, qu'aucune donnée publique ne permet de mettre à
      l'épreuve.
    </Text>
    <Scrolled className={classes.scroll} label="Formules en regard">
      <FigureTable of="words">
        <thead>
          <tr>
            <th scope="col">Sujet</th>
            <th scope="col">Spécification</th>
            <th scope="col">Lotir</th>
            <th scope="col">Exactitude mesurée</th>
          </tr>
        </thead>
        <tbody>
          {FORMULAS.map(({ subject, specification, ours, measured }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{specification}</td>
              <td>{ours}</td>
              <td>{measured ?? "Non mesurée"}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scrolled>
    <Title order={3} mt="lg" mb={4}>
      Ce que nous ne savons pas
    </Title>
    <div className={classes.text}>
      <Text>
        L'état intérieur d'une maison, les servitudes privées, la pollution d'un sol, la vue, la tension du marché et
        les délais de vente : aucune source publique ne les donne par parcelle. Ils restent inconnus, et ne comptent ni
        pour ni contre.
      </Text>
      <Text>
        Un bâtiment sans hauteur publiée (BD TOPO) : la vue 3D le suppose de {ASSUMED_HEIGHT_M} m et le hachure. Les
        risques sont ceux que Géorisques recense : un risque non recensé n'est pas un risque absent.
      </Text>
    </div>
  </section>
);
