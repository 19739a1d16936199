/** What a drawing takes from the page's style sheet, and loses once it is alone. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-size",
  "font-family",
  "font-weight",
  "opacity",
];

const withOwnStyles = (drawing: SVGSVGElement): SVGSVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const sources = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((element, rank) => {
    const source = sources[rank];
    if (source === undefined) return;
    const computed = getComputedStyle(source);
    for (const name of STYLES) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  return copy;
};

const SHARPNESS = 2;

const drawOn = (image: HTMLImageElement, size: { width: number; height: number }): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width * SHARPNESS;
  canvas.height = size.height * SHARPNESS;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("Le navigateur n'a pas de surface où dessiner.");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Saves a drawing of the page as a PNG, with the colours it has on screen. */
export const exportPng = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const { width, height } = drawing.getBoundingClientRect();
  const text = new XMLSerializer().serializeToString(withOwnStyles(drawing));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const link = document.createElement("a");
  link.href = drawOn(image, { width, height }).toDataURL("image/png");
  link.download = `${name}.png`;
  link.click();
};
