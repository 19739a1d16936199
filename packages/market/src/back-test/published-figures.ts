import { type IsoDate, isoDate } from "@lotir/units";
import type { EstimateMethod, PricedKind } from "../estimate/estimate.ts";

/** One method asked the sales that were hidden from it. Shares are of one. */
export interface PublishedLine {
  readonly kind: PricedKind;
  readonly method: EstimateMethod;
  readonly asked: number;
  readonly answered: number;
  /** Median of |estimate / price − 1|, and the 95 % interval of its bootstrap. */
  readonly medianError: number;
  readonly low: number;
  readonly high: number;
  /** Share of the prices that fell within the interval promised to hold four in five. */
  readonly coverage: number;
  /** Median of the high bound over the low one. */
  readonly highOverLow: number;
}

export interface PublishedTrial {
  readonly id: string;
  /** French. */
  readonly name: string;
  readonly lines: readonly PublishedLine[];
}

type Row = readonly [
  kind: PricedKind,
  method: EstimateMethod,
  asked: number,
  answered: number,
  medianError: number,
  low: number,
  high: number,
  coverage: number,
  highOverLow: number,
];

const line = ([kind, method, asked, answered, medianError, low, high, coverage, highOverLow]: Row): PublishedLine => ({
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

const trial = (id: string, name: string, rows: readonly Row[]): PublishedTrial => ({ id, name, lines: rows.map(line) });

export const MEASURED_ON: IsoDate = isoDate("2026-11-22");

/**
 * Every figure of the back-test that a page or a document shows: printed by `lotir bench prices --json`, measured again
 * and compared by the tests of `bench`, written nowhere else by hand.
 */
export const PUBLISHED_TRIALS: readonly PublishedTrial[] = [
  trial("cross-validation", "Rhône 2018, validation croisée (3 tirages de 5 plis)", [
    ["house", "lotir", 4263, 4233, 0.1491, 0.1443, 0.1557, 0.8011, 1.8786],
    ["house", "spec", 4263, 3365, 0.2007, 0.1929, 0.209, 0.5611, 1.7018],
    ["house", "commune-median", 4263, 4263, 0.2093, 0.2017, 0.2177, 0.6373, 1.9656],
    ["flat", "lotir", 7065, 7037, 0.1442, 0.1401, 0.1482, 0.8315, 1.85],
    ["flat", "spec", 7065, 6693, 0.1575, 0.152, 0.1625, 0.68, 1.7168],
    ["flat", "commune-median", 7065, 7065, 0.1954, 0.19, 0.2018, 0.7505, 2.0332],
    ["building-land", "lotir", 327, 307, 0.1431, 0.1063, 0.1882, 0.7655, 2.2382],
    ["building-land", "spec", 327, 122, 0.1868, 0.152, 0.2476, 0.6393, 2.0287],
    ["building-land", "commune-median", 327, 327, 0.2787, 0.2409, 0.3236, 0.5413, 2.2555],
    ["other-land", "lotir", 1986, 232, 0.2009, 0.1817, 0.2419, 0.8233, 4.3087],
    ["other-land", "spec", 1986, 1277, 0.9152, 0.8636, 0.9611, 0.473, 6.992],
    ["other-land", "commune-median", 1986, 1986, 0.9316, 0.8966, 0.9481, 0.5544, 34.6771],
  ]),
  trial("from-2018-03-01", "Rhône 2018, ventes à partir du 01/03/2018", [
    ["house", "lotir", 764, 756, 0.1448, 0.1353, 0.1577, 0.7923, 1.8619],
    ["house", "spec", 764, 504, 0.2137, 0.1916, 0.2368, 0.5516, 1.6586],
    ["house", "commune-median", 764, 764, 0.2151, 0.2004, 0.2306, 0.5825, 1.9447],
    ["flat", "lotir", 1253, 1250, 0.1628, 0.1524, 0.1748, 0.768, 1.7857],
    ["flat", "spec", 1253, 1042, 0.1678, 0.157, 0.1773, 0.6459, 1.733],
    ["flat", "commune-median", 1253, 1253, 0.2011, 0.1847, 0.2116, 0.6975, 1.966],
    ["building-land", "lotir", 57, 57, 0.1628, 0.1025, 0.2572, 0.6842, 2.1906],
    ["building-land", "spec", 57, 21, 0.3225, 0.1722, 0.4247, 0.619, 2.0934],
    ["building-land", "commune-median", 57, 57, 0.3473, 0.2083, 0.4663, 0.5263, 3.0048],
    ["other-land", "lotir", 378, 19, 0.2221, 0.1525, 0.3129, 0.8421, 4.1677],
    ["other-land", "spec", 378, 150, 0.8431, 0.6561, 0.9276, 0.4667, 4.9451],
    ["other-land", "commune-median", 378, 378, 0.954, 0.892, 0.9755, 0.4577, 8.1021],
  ]),
  trial("from-2018-04-01", "Rhône 2018, ventes à partir du 01/04/2018", [
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
  trial("from-2018-05-01", "Rhône 2018, ventes à partir du 01/05/2018", [
    ["house", "lotir", 306, 306, 0.1453, 0.135, 0.1606, 0.7778, 1.8415],
    ["house", "spec", 306, 241, 0.1831, 0.1533, 0.2059, 0.61, 1.8033],
    ["house", "commune-median", 306, 306, 0.1877, 0.1662, 0.2212, 0.6667, 2.0319],
    ["flat", "lotir", 660, 659, 0.1561, 0.1426, 0.1729, 0.827, 1.9788],
    ["flat", "spec", 660, 606, 0.1534, 0.1397, 0.1668, 0.6452, 1.6718],
    ["flat", "commune-median", 660, 660, 0.1914, 0.1736, 0.2072, 0.7273, 2.0174],
    ["building-land", "lotir", 21, 19, 0.27, 0.0888, 0.5691, 0.4737, 2.347],
    ["building-land", "spec", 21, 7, 0.5516, 0.1107, 0.9512, 0.1429, 1.7163],
    ["building-land", "commune-median", 21, 21, 0.5433, 0.1631, 0.7664, 0.3333, 1.8351],
    ["other-land", "lotir", 92, 12, 0.1607, 0.1032, 0.2845, 1, 4.4088],
    ["other-land", "spec", 92, 59, 0.7602, 0.5185, 1.0077, 0.5424, 6.7935],
    ["other-land", "commune-median", 92, 92, 0.9428, 0.8028, 0.9705, 0.6413, 68.1657],
  ]),
  trial("from-2018-06-01", "Rhône 2018, ventes à partir du 01/06/2018", [
    ["house", "lotir", 132, 132, 0.1366, 0.1113, 0.1616, 0.7424, 1.7699],
    ["house", "spec", 132, 106, 0.1599, 0.1224, 0.1971, 0.6698, 1.751],
    ["house", "commune-median", 132, 132, 0.1786, 0.1281, 0.2114, 0.7273, 1.9741],
    ["flat", "lotir", 425, 424, 0.1604, 0.1441, 0.1779, 0.8821, 2.2183],
    ["flat", "spec", 425, 387, 0.1525, 0.1276, 0.1705, 0.6202, 1.6078],
    ["flat", "commune-median", 425, 425, 0.1823, 0.1661, 0.2, 0.72, 1.961],
    ["building-land", "lotir", 6, 5, 0.5465, 0.3239, 0.765, 0.2, 2.8379],
    ["building-land", "commune-median", 6, 6, 0.3444, 0.0969, 0.8031, 0.3333, 1.3105],
    ["other-land", "lotir", 27, 9, 0.1796, 0.1414, 0.2803, 1, 4.536],
    ["other-land", "spec", 27, 14, 0.8832, 0.1537, 5.9641, 0.6429, 6.0522],
    ["other-land", "commune-median", 27, 27, 0.9711, 0.8376, 0.9835, 0.7037, 951.1088],
  ]),
  trial("latresne", "Latresne (ventes inventées), 2025 d'après 2021–2024", [
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
];
