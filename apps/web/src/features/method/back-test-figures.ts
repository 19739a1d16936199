/** One method asked the sales that were hidden from it. Shares are of one; null where nothing was answered. */
export interface BackTestLine {
  readonly kind: "house" | "flat" | "building-land" | "other-land";
  readonly method: "lotir" | "spec" | "commune-median";
  readonly asked: number;
  readonly answered: number;
  readonly medianError: number;
  /** 95 % interval of the median error. */
  readonly low: number;
  readonly high: number;
  /** Share of the prices that fell within the interval promised to hold four in five. */
  readonly coverage: number | null;
  /** Median of the high bound over the low one. */
  readonly highOverLow: number | null;
}

interface BackTest {
  readonly measuredOn: string;
  readonly trials: readonly { readonly name: string; readonly lines: readonly BackTestLine[] }[];
}

type Row = readonly [
  kind: BackTestLine["kind"],
  method: BackTestLine["method"],
  asked: number,
  answered: number,
  medianError: number,
  low: number,
  high: number,
  coverage: number | null,
  highOverLow: number | null,
];

const line = ([kind, method, asked, answered, medianError, low, high, coverage, highOverLow]: Row): BackTestLine => ({
  kind,
  method,
  asked,
  answered,
  medianError,
  low,
  high,
  coverage,
  highOverLow,
});

const trial = (name: string, rows: readonly Row[]) => ({ name, lines: rows.map(line) });

/** Printed by `lotir bench prices --rounds 2 --json`; measured again whenever the estimator changes. */
export const BACK_TEST: BackTest = {
  measuredOn: "2026-11-20",
  trials: [
    trial("Rhône 2018, validation croisée (2 tirages de 5 plis)", [
      ["house", "lotir", 2842, 2826, 0.1483, 0.1428, 0.1565, 0.7997, 1.8694],
      ["house", "spec", 2842, 2260, 0.2023, 0.1928, 0.2107, 0.5593, 1.705],
      ["house", "commune-median", 2842, 2842, 0.2096, 0.2007, 0.2186, 0.6369, 1.9607],
      ["flat", "lotir", 4710, 4692, 0.1447, 0.1388, 0.1494, 0.8286, 1.8463],
      ["flat", "spec", 4710, 4463, 0.1554, 0.1499, 0.1624, 0.6823, 1.7192],
      ["flat", "commune-median", 4710, 4710, 0.1964, 0.1892, 0.2043, 0.7529, 2.0332],
      ["building-land", "lotir", 218, 205, 0.1378, 0.0925, 0.1985, 0.7707, 2.2289],
      ["building-land", "spec", 218, 80, 0.1839, 0.1323, 0.2532, 0.6375, 2.0184],
      ["building-land", "commune-median", 218, 218, 0.2689, 0.2193, 0.3217, 0.5183, 2.1148],
      ["other-land", "lotir", 1324, 157, 0.1999, 0.1758, 0.2594, 0.8344, 4.3033],
      ["other-land", "spec", 1324, 848, 0.9158, 0.8632, 0.963, 0.4693, 6.7521],
      ["other-land", "commune-median", 1324, 1324, 0.9328, 0.8902, 0.9591, 0.5521, 31.3586],
    ]),
    trial("Rhône 2018, ventes à partir du 01/04/2018", [
      ["house", "lotir", 497, 491, 0.149, 0.1337, 0.1719, 0.8126, 1.8562],
      ["house", "spec", 497, 379, 0.2, 0.1709, 0.2194, 0.5778, 1.776],
      ["house", "commune-median", 497, 497, 0.2022, 0.1842, 0.2194, 0.6459, 2.1079],
      ["flat", "lotir", 897, 895, 0.1535, 0.1446, 0.1647, 0.7587, 1.8031],
      ["flat", "spec", 897, 801, 0.1614, 0.1509, 0.1759, 0.628, 1.6698],
      ["flat", "commune-median", 897, 897, 0.2055, 0.1919, 0.2181, 0.7179, 1.9816],
      ["building-land", "lotir", 36, 29, 0.1186, 0.0976, 0.2062, 0.7586, 1.966],
      ["building-land", "spec", 36, 13, 0.24, 0.0423, 0.6099, 0.5385, 2.1805],
      ["building-land", "commune-median", 36, 36, 0.3628, 0.2532, 0.6078, 0.5833, 2.7644],
      ["other-land", "lotir", 227, 25, 0.2286, 0.1106, 0.3326, 0.96, 4.8352],
      ["other-land", "spec", 227, 131, 0.9843, 0.8511, 1.4267, 0.4504, 7.513],
      ["other-land", "commune-median", 227, 227, 0.9038, 0.8284, 0.9503, 0.5154, 30.8825],
    ]),
    trial("Latresne (ventes inventées), 2025 d'après 2021–2024", [
      ["house", "lotir", 73, 73, 0.0992, 0.0665, 0.1222, 0.7945, 1.4187],
      ["house", "spec", 73, 73, 0.1134, 0.0783, 0.1938, 0.4795, 1.2698],
      ["house", "commune-median", 73, 73, 0.1131, 0.0794, 0.1663, 0.726, 1.5168],
      ["building-land", "lotir", 32, 32, 0.0952, 0.0505, 0.1358, 0.8125, 1.4527],
      ["building-land", "spec", 32, 32, 0.2047, 0.1479, 0.3285, 0.4375, 1.6358],
      ["building-land", "commune-median", 32, 32, 0.2147, 0.1433, 0.2547, 0.7812, 1.9532],
      ["other-land", "lotir", 5, 5, 0.0077, 0.0048, 0.2567, 1, 1.3851],
      ["other-land", "spec", 5, 5, 0.3351, 0.0807, 0.9093, 0.4, 2.4986],
      ["other-land", "commune-median", 5, 5, 0.1834, 0.1507, 0.4229, 0.6, 2.762],
    ]),
  ],
};
