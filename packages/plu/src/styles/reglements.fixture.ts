import { FRESH_AGAIN } from "./fresh-again.fixture.ts";
import { FRESH_ARTICLES } from "./fresh-articles.fixture.ts";
import type { FreshCase } from "./fresh-case.fixture.ts";
import { FRESH_CITIES } from "./fresh-cities.fixture.ts";
import { FRESH_HAMLETS } from "./fresh-hamlets.fixture.ts";
import { FRESH_HANDS } from "./fresh-hands.fixture.ts";
import { FRESH_THEMES } from "./fresh-themes.fixture.ts";
import { FRESH_TOWNS } from "./fresh-towns.fixture.ts";
import { FRESH_VALLEYS } from "./fresh-valleys.fixture.ts";
import { FRESH_ZONES } from "./fresh-zones.fixture.ts";
import { NUMBERED_AND_LETTERED } from "./numbered-and-lettered.fixture.ts";
import { OLD_ARTICLES } from "./old-articles.fixture.ts";
import { OLD_ARTICLES_AND_SECTEURS } from "./old-articles-and-secteurs.fixture.ts";
import { ORDINARY } from "./ordinary.fixture.ts";
import type { StyleCase } from "./style-case.fixture.ts";
import { THEMES_AND_TITLES } from "./themes-and-titles.fixture.ts";
import { THEMES_TABLES_AND_LISTS } from "./themes-tables-and-lists.fixture.ts";

export const STYLES: readonly StyleCase[] = [
  ...OLD_ARTICLES,
  ...OLD_ARTICLES_AND_SECTEURS,
  ...THEMES_AND_TITLES,
  ...NUMBERED_AND_LETTERED,
  ...THEMES_TABLES_AND_LISTS,
];

export const FRESH: readonly FreshCase[] = [
  ...FRESH_ARTICLES,
  ...FRESH_THEMES,
  ...FRESH_HANDS,
  ...FRESH_AGAIN,
  ...FRESH_ZONES,
  ...FRESH_TOWNS,
  ...FRESH_HAMLETS,
  ...FRESH_CITIES,
  ...FRESH_VALLEYS,
  ...ORDINARY,
];
