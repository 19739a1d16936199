/** Square matrices are row-major; only the lower triangle is read or written. */

/** Replaces a symmetric positive matrix by its lower factor L (A = L·Lᵀ). False when the matrix is not positive. */
export const factorise = (matrix: Float64Array, size: number): boolean => {
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    for (let column = 0; column <= row; column += 1) {
      const other = column * size;
      let value = matrix[start + column] ?? 0;
      for (let k = 0; k < column; k += 1) value -= (matrix[start + k] ?? 0) * (matrix[other + k] ?? 0);
      if (column < row) matrix[start + column] = value / (matrix[other + column] ?? 1);
      else if (value > 0) matrix[start + row] = Math.sqrt(value);
      else return false;
    }
  }
  return true;
};

/** Replaces b by the x of L·x = b; before `from`, b holds zeros, which stay. */
export const solveLower = (factor: Float64Array, size: number, b: Float64Array, from = 0): void => {
  for (let row = from; row < size; row += 1) {
    const start = row * size;
    let value = b[row] ?? 0;
    for (let k = from; k < row; k += 1) value -= (factor[start + k] ?? 0) * (b[k] ?? 0);
    b[row] = value / (factor[start + row] ?? 1);
  }
};

/** Replaces b by the x of Lᵀ·x = b, from its last term down to `from`; the terms before are left unsolved. */
export const solveUpper = (factor: Float64Array, size: number, b: Float64Array, from = 0): void => {
  for (let row = size - 1; row >= from; row -= 1) {
    const start = row * size;
    const value = (b[row] ?? 0) / (factor[start + row] ?? 1);
    b[row] = value;
    for (let k = from; k < row; k += 1) b[k] = (b[k] ?? 0) - value * (factor[start + k] ?? 0);
  }
};

export const squaredNorm = (vector: Float64Array): number => {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum;
};

/** The inverse of the matrix that a lower factor comes from, its lower triangle filled. */
export const inverseFrom = (factor: Float64Array, size: number): Float64Array => {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    solveLower(factor, size, unit, column);
    solveUpper(factor, size, unit, column);
    for (let row = column; row < size; row += 1) inverse[row * size + column] = unit[row] ?? 0;
  }
  return inverse;
};

/** xᵀ·M·x, where the lower triangle of M counts its off-diagonal terms twice. */
export const quadraticForm = (doubled: Float64Array, vector: Float64Array): number => {
  const size = vector.length;
  let total = 0;
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    let sum = 0;
    for (let column = 0; column <= row; column += 1) sum += (doubled[start + column] ?? 0) * (vector[column] ?? 0);
    total += sum * (vector[row] ?? 0);
  }
  return total;
};
