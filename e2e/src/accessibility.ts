import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** A rule broken everywhere is understood from its first places. */
const PLACES = 3;

/**
 * Serious and critical violations of a screen, as one line each; empty when there are none. `colours` looks again only
 * at what another colour scheme can change.
 */
export const seriousViolations = async (page: Page, only?: "colours"): Promise<string[]> => {
  // The two packages describe the same Page in two versions of the same types.
  const axe = new AxeBuilder({ page: page as never }).exclude("canvas").options({ resultTypes: ["violations"] });
  // No screen has frames: their way, a page opened for each look, only costs.
  axe.setLegacyMode(true);
  if (only === "colours") axe.withRules("color-contrast");
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, PLACES).map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 200)}`);
      return `${id} (${nodes.length}) : ${places.join(" ; ")}`;
    });
};
