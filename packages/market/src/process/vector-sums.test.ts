import { expect, test } from "vitest";
import { factorise, inverseFrom, quadraticForm, solveLower, solveUpper, squaredNorm } from "./cholesky.ts";
import { addOuters, squaredNormsUnder } from "./vector-sums.ts";

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

test.each([1, 3, 4, 5, 8, 11])("une matrice de %i lignes est factorisée comme ligne à ligne", (size) => {
  const matrix = Float64Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return row === column ? 4 + size : wave(row, column);
  });
  const alone = matrix.slice();
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let value = alone[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) value -= (alone[row * size + k] ?? 0) * (alone[column * size + k] ?? 0);
      alone[row * size + column] = row === column ? Math.sqrt(value) : value / (alone[column * size + column] ?? 1);
    }
  expect(factorise(matrix, size)).toBe(true);
  expect(matrix).toEqual(alone);
});

test("une matrice qui n'est pas positive est dite, où que soit son défaut", () => {
  for (let wrong = 0; wrong < 6; wrong += 1) {
    const matrix = new Float64Array(36);
    for (let k = 0; k < 6; k += 1) matrix[7 * k] = k === wrong ? -1 : 1;
    expect(factorise(matrix, 6)).toBe(false);
  }
});

test.each([1, 3, 4, 6, 9])("la forme quadratique de %i termes est celle prise ligne à ligne", (size) => {
  const doubled = Float64Array.from({ length: size * size }, (_, at) => wave(at, 2));
  const vector = Float64Array.from({ length: size }, (_, k) => wave(k, 5));
  let alone = 0;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column <= row; column += 1) sum += (doubled[row * size + column] ?? 0) * (vector[column] ?? 0);
    alone += sum * (vector[row] ?? 0);
  }
  expect(quadraticForm(doubled, vector)).toBe(alone);
});
