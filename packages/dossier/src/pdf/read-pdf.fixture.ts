import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

export interface ReadText {
  readonly text: string;
  /** Left end of its baseline, from the left and the bottom of the sheet; and its length: millimetres. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  /** Boxes of the paths, millimetres wide and high, after every change of axes. */
  readonly boxes: readonly { readonly width: number; readonly height: number }[];
}

const MILLIMETRES = 25.4 / 72;

type Matrix = readonly [number, number, number, number, number, number];
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

type Operators = { fnArray: number[]; argsArray: unknown[][] };

const boxesOf = ({ fnArray, argsArray }: Operators, ops: Record<string, number>): ReadPage["boxes"] => {
  const boxes: { width: number; height: number }[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  fnArray.forEach((operator, rank) => {
    const args = argsArray[rank] ?? [];
    if (operator === ops.save) stack.push(matrix);
    if (operator === ops.restore) matrix = stack.pop() ?? matrix;
    if (operator === ops.transform) matrix = times(matrix, args as unknown as Matrix);
    if (operator !== ops.constructPath) return;
    const [x1, y1, x2, y2] = args[2] as [number, number, number, number];
    boxes.push({
      width: Math.abs((x2 - x1) * matrix[0]) * MILLIMETRES,
      height: Math.abs((y2 - y1) * matrix[3]) * MILLIMETRES,
    });
  });
  return boxes;
};

/** A PDF read again by another library than the one that wrote it. */
export const readPdf = async (bytes: Uint8Array): Promise<readonly ReadPage[]> => {
  const pdf = await getDocumentProxy(bytes.slice());
  const { OPS } = await getResolvedPDFJS();
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, rank) => {
      const page = await pdf.getPage(rank + 1);
      const [x1, y1, x2, y2] = page.view as [number, number, number, number];
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item): ReadText[] =>
        "str" in item && item.str.trim() !== ""
          ? [
              {
                text: item.str,
                x: item.transform[4] * MILLIMETRES,
                y: item.transform[5] * MILLIMETRES,
                length: item.width * MILLIMETRES,
              },
            ]
          : [],
      );
      const boxes = boxesOf((await page.getOperatorList()) as Operators, OPS as unknown as Record<string, number>);
      return { width: (x2 - x1) * MILLIMETRES, height: (y2 - y1) * MILLIMETRES, texts, boxes };
    }),
  );
};
