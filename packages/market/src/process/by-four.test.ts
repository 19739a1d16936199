import { expect, test } from "vitest";
import { addOuters, squaredNormsUnder } from "./by-four.ts";
import { factorise, inverseFrom, solveLower, solveUpper, squaredNorm } from "./cholesky.ts";

const SIZE = 7;
const wave = (i: number, k: number): number => Math.sin(1 + 3 * i + 1.7 * k);
const vectors = Array.from({ length: 10 }, (_, i) => Float64Array.from({ length: SIZE }, (_none, k) => wave(i, k)));
const weights = Float64Array.from(vectors, (_, i) => 0.5 + i);

const covered = (): Float64Array => {
  const matrix = new Float64Array(SIZE * SIZE);
  for (let k = 0; k < SIZE; k += 1) matrix[k * SIZE + k] = 2;
  addOuters(matrix, vectors, weights);
  return matrix;
};

test("la somme prise par quatre est, au dernier bit, celle prise un à un, quel que soit le nombre", () => {
  const alone = new Float64Array(SIZE * SIZE);
  for (let k = 0; k < SIZE; k += 1) alone[k * SIZE + k] = 2;
  vectors.forEach((vector, i) => {
    for (let row = 0; row < SIZE; row += 1)
      for (let column = 0; column <= row; column += 1)
        alone[row * SIZE + column] =
          (alone[row * SIZE + column] ?? 0) + (weights[i] ?? 0) * (vector[row] ?? 0) * (vector[column] ?? 0);
  });
  expect(covered()).toEqual(alone);
});

test("les normes prises par quatre sont celles de chacun", () => {
  const factor = covered();
  expect(factorise(factor, SIZE)).toBe(true);
  const alone = vectors.map((vector) => {
    const along = vector.slice();
    solveLower(factor, SIZE, along);
    return squaredNorm(along);
  });
  expect([...squaredNormsUnder(factor, vectors)]).toEqual(alone);
});

test("l'inverse prise colonne par colonne, sans ses zéros, est celle du système entier", () => {
  const factor = covered();
  factorise(factor, SIZE);
  const inverse = inverseFrom(factor, SIZE);
  for (let column = 0; column < SIZE; column += 1) {
    const unit = new Float64Array(SIZE);
    unit[column] = 1;
    solveLower(factor, SIZE, unit);
    solveUpper(factor, SIZE, unit);
    for (let row = column; row < SIZE; row += 1) expect(inverse[row * SIZE + column]).toBe(unit[row]);
  }
});
