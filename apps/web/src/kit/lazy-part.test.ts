import { afterEach, expect, test, vi } from "vitest";
import { whenOnline } from "./lazy-part.ts";

afterEach(() => vi.restoreAllMocks());

test("hors connexion, ce qui n'a pas pu venir attend le retour de la ligne", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new Error("Failed to fetch")).mockResolvedValue("part");
  const part = whenOnline(load);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  line.mockReturnValue(true);
  // The wait begins a turn after the failure.
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
});

test("avec une ligne, l'échec est dit tel quel", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await expect(whenOnline(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
