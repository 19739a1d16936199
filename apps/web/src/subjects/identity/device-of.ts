/** The first that a browser's name for itself bears: most of them also claim to be another. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, "iPad"],
  [/iPhone|iPod/, "iPhone"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const named = (among: typeof BROWSERS, userAgent: string): string | undefined =>
  among.find(([mark]) => mark.test(userAgent))?.[1];

/** « Firefox sur Linux », as much as a browser says of itself. */
export const deviceOf = (userAgent: string | null): string => {
  const browser = named(BROWSERS, userAgent ?? "");
  const system = named(SYSTEMS, userAgent ?? "");
  if (browser === undefined) return system === undefined ? "Appareil inconnu" : `Un appareil ${system}`;
  return system === undefined ? browser : `${browser} sur ${system}`;
};
