// Square matrices are row-major; only the lower triangle is read or written. A sum waits for its last term before the
// next: four that do not depend on each other are carried at once, each with its own terms in its own order, so that the
// results are those of one at a time to the last bit.

/** The terms of a row of the factor from a column to its pivot. False when the pivot is not positive. */
const finishRow = (matrix: Float64Array, size: number, row: number, from: number): boolean => {
  const start = row * size;
  for (let column = from; column <= row; column += 1) {
    const other = column * size;
    let value = matrix[start + column] ?? 0;
    for (let k = 0; k < column; k += 1) value -= (matrix[start + k] ?? 0) * (matrix[other + k] ?? 0);
    if (column < row) matrix[start + column] = value / (matrix[other + column] ?? 1);
    else if (value > 0) matrix[start + row] = Math.sqrt(value);
    else return false;
  }
  return true;
};

/** The terms of four rows of the factor that lie under the rows before them. */
const fourRows = (matrix: Float64Array, size: number, first: number): void => {
  const [a, b, c, d] = [first * size, (first + 1) * size, (first + 2) * size, (first + 3) * size];
  for (let column = 0; column < first; column += 1) {
    const other = column * size;
    let va = matrix[a + column] ?? 0;
    let vb = matrix[b + column] ?? 0;
    let vc = matrix[c + column] ?? 0;
    let vd = matrix[d + column] ?? 0;
    for (let k = 0; k < column; k += 1) {
      const along = matrix[other + k] ?? 0;
      va -= (matrix[a + k] ?? 0) * along;
      vb -= (matrix[b + k] ?? 0) * along;
      vc -= (matrix[c + k] ?? 0) * along;
      vd -= (matrix[d + k] ?? 0) * along;
    }
    const pivot = matrix[other + column] ?? 1;
    matrix[a + column] = va / pivot;
    matrix[b + column] = vb / pivot;
    matrix[c + column] = vc / pivot;
    matrix[d + column] = vd / pivot;
  }
};

/** Replaces a symmetric positive matrix by its lower factor L (A = L·Lᵀ). False when the matrix is not positive. */
export const factorise = (matrix: Float64Array, size: number): boolean => {
  for (let first = 0; first < size; first += 4) {
    const whole = first + 4 <= size;
    if (whole) fourRows(matrix, size, first);
    for (let row = first; row < Math.min(first + 4, size); row += 1)
      if (!finishRow(matrix, size, row, whole ? first : 0)) return false;
  }
  return true;
};

/** Replaces b by the x of L·x = b. */
export const solveLower = (factor: Float64Array, size: number, b: Float64Array): void => {
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    let value = b[row] ?? 0;
    for (let k = 0; k < row; k += 1) value -= (factor[start + k] ?? 0) * (b[k] ?? 0);
    b[row] = value / (factor[start + row] ?? 1);
  }
};

/** Replaces b by the x of Lᵀ·x = b. */
export const solveUpper = (factor: Float64Array, size: number, b: Float64Array): void => {
  for (let row = size - 1; row >= 0; row -= 1) {
    const start = row * size;
    const value = (b[row] ?? 0) / (factor[start + row] ?? 1);
    b[row] = value;
    for (let k = 0; k < row; k += 1) b[k] = (b[k] ?? 0) - value * (factor[start + k] ?? 0);
  }
};

export const squaredNorm = (vector: Float64Array): number => {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum;
};

/** Four columns of L⁻¹ side by side, from `first` on; what lies above them is zero. */
const fourUnits = (factor: Float64Array, size: number, first: number, four: Float64Array): void => {
  for (let row = first; row < size; row += 1) {
    const start = row * size;
    let [va, vb, vc, vd] = [0, 0, 0, 0];
    if (row === first) va = 1;
    else if (row === first + 1) vb = 1;
    else if (row === first + 2) vc = 1;
    else if (row === first + 3) vd = 1;
    for (let k = first; k < row; k += 1) {
      const along = factor[start + k] ?? 0;
      va -= along * (four[4 * k] ?? 0);
      vb -= along * (four[4 * k + 1] ?? 0);
      vc -= along * (four[4 * k + 2] ?? 0);
      vd -= along * (four[4 * k + 3] ?? 0);
    }
    const pivot = factor[start + row] ?? 1;
    four[4 * row] = va / pivot;
    four[4 * row + 1] = vb / pivot;
    four[4 * row + 2] = vc / pivot;
    four[4 * row + 3] = vd / pivot;
  }
};

/** Replaces four columns of L⁻¹ by those of L⁻ᵀ·L⁻¹, down to `first`; the terms above are left unsolved. */
const solveFourUpper = (factor: Float64Array, size: number, first: number, four: Float64Array): void => {
  for (let row = size - 1; row >= first; row -= 1) {
    const start = row * size;
    const pivot = factor[start + row] ?? 1;
    const va = (four[4 * row] ?? 0) / pivot;
    const vb = (four[4 * row + 1] ?? 0) / pivot;
    const vc = (four[4 * row + 2] ?? 0) / pivot;
    const vd = (four[4 * row + 3] ?? 0) / pivot;
    four[4 * row] = va;
    four[4 * row + 1] = vb;
    four[4 * row + 2] = vc;
    four[4 * row + 3] = vd;
    for (let k = first; k < row; k += 1) {
      const along = factor[start + k] ?? 0;
      four[4 * k] = (four[4 * k] ?? 0) - va * along;
      four[4 * k + 1] = (four[4 * k + 1] ?? 0) - vb * along;
      four[4 * k + 2] = (four[4 * k + 2] ?? 0) - vc * along;
      four[4 * k + 3] = (four[4 * k + 3] ?? 0) - vd * along;
    }
  }
};

/** The inverse of the matrix that a lower factor comes from, its lower triangle filled. */
export const inverseFrom = (factor: Float64Array, size: number): Float64Array => {
  const inverse = new Float64Array(size * size);
  const four = new Float64Array(4 * size);
  for (let first = 0; first < size; first += 4) {
    fourUnits(factor, size, first, four);
    solveFourUpper(factor, size, first, four);
    for (let column = first; column < Math.min(first + 4, size); column += 1)
      for (let row = column; row < size; row += 1) inverse[row * size + column] = four[4 * row + column - first] ?? 0;
  }
  return inverse;
};

/** xᵀ·M·x, where the lower triangle of M counts its off-diagonal terms twice. */
export const quadraticForm = (doubled: Float64Array, vector: Float64Array): number => {
  const size = vector.length;
  let total = 0;
  for (let first = 0; first + 4 <= size; first += 4) {
    const [a, b, c, d] = [first * size, (first + 1) * size, (first + 2) * size, (first + 3) * size];
    let [sa, sb, sc, sd] = [0, 0, 0, 0];
    for (let column = 0; column <= first; column += 1) {
      const value = vector[column] ?? 0;
      sa += (doubled[a + column] ?? 0) * value;
      sb += (doubled[b + column] ?? 0) * value;
      sc += (doubled[c + column] ?? 0) * value;
      sd += (doubled[d + column] ?? 0) * value;
    }
    const [second, third, fourth] = [vector[first + 1] ?? 0, vector[first + 2] ?? 0, vector[first + 3] ?? 0];
    sb += (doubled[b + first + 1] ?? 0) * second;
    sc += (doubled[c + first + 1] ?? 0) * second;
    sd += (doubled[d + first + 1] ?? 0) * second;
    sc += (doubled[c + first + 2] ?? 0) * third;
    sd += (doubled[d + first + 2] ?? 0) * third;
    sd += (doubled[d + first + 3] ?? 0) * fourth;
    total += sa * (vector[first] ?? 0);
    total += sb * second;
    total += sc * third;
    total += sd * fourth;
  }
  for (let row = size - (size % 4); row < size; row += 1) {
    const start = row * size;
    let sum = 0;
    for (let column = 0; column <= row; column += 1) sum += (doubled[start + column] ?? 0) * (vector[column] ?? 0);
    total += sum * (vector[row] ?? 0);
  }
  return total;
};
