import { CAPITAL } from "../font/measure-text.ts";
import { escapeXml } from "./escape-xml.ts";
import type {
  CircleMark,
  ClipMark,
  GroupMark,
  ImageMark,
  Ink,
  Mark,
  Page,
  PathMark,
  Pen,
  Spot,
  TextMark,
} from "./page.ts";
import { shownInClip } from "./shown-in-clip.ts";

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const pair = ([x, y]: Spot): string => `${number(x)},${number(y)}`;

/** Colours come from outside too: whatever is not one is black. */
const color = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000");

const penOf = (pen: Pen | null): string => {
  if (pen === null) return "";
  const dash = pen.dash === null ? "" : ` stroke-dasharray="${pen.dash.map(number).join(" ")}"`;
  return ` stroke="${color(pen.color)}" stroke-width="${number(pen.width)}"${dash}`;
};

const inkOf = (ink: Ink | null): string => {
  if (ink === null) return ' fill="none"';
  const opacity = ink.opacity === 1 ? "" : ` fill-opacity="${number(ink.opacity)}"`;
  return ` fill="${color(ink.color)}"${opacity}`;
};

const pathSvg = ({ lines, closed, pen, ink }: PathMark): string => {
  const end = closed ? "Z" : "";
  const d = lines.map((line) => (line.length === 0 ? "" : `M${line.map(pair).join("L")}${end}`)).join("");
  return d === "" ? "" : `<path d="${d}"${inkOf(ink)}${penOf(pen)} fill-rule="evenodd"/>`;
};

const circleSvg = ({ at, radius, pen, ink }: CircleMark): string =>
  `<circle cx="${number(at[0])}" cy="${number(at[1])}" r="${number(radius)}"${inkOf(ink)}${penOf(pen)}/>`;

const textSvg = ({ at, text, size, bold, color: tint, anchor, angle, halo }: TextMark): string => {
  const turn = angle === 0 ? "" : ` rotate(${number(-angle)})`;
  const ring = halo
    ? ` stroke="#ffffff" stroke-width="${number(size * 0.22)}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  const look = `font-size="${number(size)}" font-weight="${bold ? 600 : 400}" text-anchor="${anchor}"`;
  return `<text transform="translate(${pair(at)})${turn}" y="${number((size * CAPITAL) / 2)}" ${look} fill="${color(tint)}"${ring}>${escapeXml(text)}</text>`;
};

interface Clips {
  readonly shapes: string[];
}

const clipSvg = (clip: ClipMark, clips: Clips): string => {
  const { from, to } = clip;
  const id = `cadre-${clips.shapes.length + 1}`;
  const size = `width="${number(to[0] - from[0])}" height="${number(to[1] - from[1])}"`;
  clips.shapes.push(`<clipPath id="${id}"><rect x="${number(from[0])}" y="${number(from[1])}" ${size}/></clipPath>`);
  return `<g clip-path="url(#${id})">${shownInClip(clip)
    .map((mark) => markSvg(mark, clips))
    .join("")}</g>`;
};

const groupSvg = ({ at, marks }: GroupMark, clips: Clips): string =>
  `<g transform="translate(${pair(at)})">${marks.map((mark) => markSvg(mark, clips)).join("")}</g>`;

const imageSvg = ({ at, width, height, bytes }: ImageMark): string => {
  const type = bytes[0] === 0x89 ? "image/png" : "image/jpeg";
  const size = `x="${number(at[0])}" y="${number(at[1])}" width="${number(width)}" height="${number(height)}"`;
  return `<image ${size} href="data:${type};base64,${Buffer.from(bytes).toString("base64")}"/>`;
};

const markSvg = (mark: Mark, clips: Clips): string => {
  switch (mark.kind) {
    case "path":
      return pathSvg(mark);
    case "circle":
      return circleSvg(mark);
    case "text":
      return textSvg(mark);
    case "group":
      return groupSvg(mark, clips);
    case "image":
      return imageSvg(mark);
    default:
      return clipSvg(mark, clips);
  }
};

/** A page as an SVG: in millimetres it prints at its size, in pixels it stands in a screen. */
export const pageToSvg = ({ unit, width, height, marks }: Page): string => {
  const clips: Clips = { shapes: [] };
  const body = marks.map((mark) => markSvg(mark, clips)).join("");
  const [wide, high] = [number(width), number(height)];
  const suffix = unit === "mm" ? "mm" : "";
  const head = `xmlns="http://www.w3.org/2000/svg" width="${wide}${suffix}" height="${high}${suffix}" viewBox="0 0 ${wide} ${high}"`;
  const defs = clips.shapes.length === 0 ? "" : `<defs>${clips.shapes.join("")}</defs>`;
  return `<svg ${head} font-family="Inter, Arial, sans-serif">${defs}<rect width="${wide}" height="${high}" fill="#ffffff"/>${body}</svg>`;
};
