// One pass over a matrix serves four vectors: it is the reading of the matrix that costs. Each vector meets the very
// operations, in the very order, that it would meet alone: the results are the same to the last bit.

type Four = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

/** Gives `work` the vectors four by four; the last ones are completed by `filler`, whose results nobody reads. */
const fourByFour = (
  vectors: readonly Float64Array[],
  filler: Float64Array,
  work: (four: Four, first: number) => void,
): void => {
  for (let first = 0; first < vectors.length; first += 4) {
    const at = (k: number): Float64Array => vectors[first + k] ?? filler;
    work([at(0), at(1), at(2), at(3)], first);
  }
};

/** Adds to a symmetric matrix (lower triangle) the sum of wᵢ·vᵢ·vᵢᵀ. */
export const addOuters = (matrix: Float64Array, vectors: readonly Float64Array[], weights: Float64Array): void => {
  const size = vectors[0]?.length ?? 0;
  fourByFour(vectors, new Float64Array(size), ([a, b, c, d], first) => {
    const weight = (k: number): number => weights[first + k] ?? 0;
    const [wa, wb, wc, wd] = [weight(0), weight(1), weight(2), weight(3)];
    for (let row = 0; row < size; row += 1) {
      const start = row * size;
      const sa = wa * (a[row] ?? 0);
      const sb = wb * (b[row] ?? 0);
      const sc = wc * (c[row] ?? 0);
      const sd = wd * (d[row] ?? 0);
      for (let column = 0; column <= row; column += 1)
        matrix[start + column] =
          (matrix[start + column] ?? 0) +
          sa * (a[column] ?? 0) +
          sb * (b[column] ?? 0) +
          sc * (c[column] ?? 0) +
          sd * (d[column] ?? 0);
    }
  });
};

/** ‖L⁻¹·v‖² of each vector v, for a lower factor L. */
export const squaredNormsUnder = (factor: Float64Array, vectors: readonly Float64Array[]): Float64Array => {
  const size = vectors[0]?.length ?? 0;
  const norms = new Float64Array(vectors.length);
  const solved = new Float64Array(4 * size);
  fourByFour(vectors, new Float64Array(size), ([a, b, c, d], first) => {
    let [na, nb, nc, nd] = [0, 0, 0, 0];
    for (let row = 0; row < size; row += 1) {
      const start = row * size;
      let [va, vb, vc, vd] = [a[row] ?? 0, b[row] ?? 0, c[row] ?? 0, d[row] ?? 0];
      for (let k = 0; k < row; k += 1) {
        const along = factor[start + k] ?? 0;
        va -= along * (solved[4 * k] ?? 0);
        vb -= along * (solved[4 * k + 1] ?? 0);
        vc -= along * (solved[4 * k + 2] ?? 0);
        vd -= along * (solved[4 * k + 3] ?? 0);
      }
      const pivot = factor[start + row] ?? 1;
      solved[4 * row] = va /= pivot;
      solved[4 * row + 1] = vb /= pivot;
      solved[4 * row + 2] = vc /= pivot;
      solved[4 * row + 3] = vd /= pivot;
      na += va * va;
      nb += vb * vb;
      nc += vc * vc;
      nd += vd * vd;
    }
    [na, nb, nc, nd].forEach((norm, k) => {
      if (first + k < norms.length) norms[first + k] = norm;
    });
  });
  return norms;
};
