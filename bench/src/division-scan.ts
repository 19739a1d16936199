import type { RealCommune, RealHome, RealScan } from "./real-home.ts";

/**
 * Real communes already loaded, scanned by the product's own command one after the other, each at least once, until so many
 * parcels were scanned. `onScan` is told each as it ends.
 */
export const benchScan = async (
  { home, communes }: { readonly home: RealHome; readonly communes: readonly RealCommune[] },
  count: number,
  onScan: (scan: RealScan) => void = () => undefined,
): Promise<readonly RealScan[]> => {
  const scans: RealScan[] = [];
  let scanned = 0;
  do {
    for (const commune of communes) {
      const scan = await home.scan(commune);
      onScan(scan);
      scans.push(scan);
      scanned += scan.parcels;
    }
  } while (scanned < count && communes.length > 0);
  return scans;
};
