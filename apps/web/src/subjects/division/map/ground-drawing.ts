import type { GroundBurden } from "@lotir/contract";
import { useState } from "react";

/** What is being drawn on the ground: its kind, and the corners placed so far. */
export interface GroundDrawing {
  readonly burdens: readonly GroundBurden[];
  readonly kind: GroundBurden["kind"] | undefined;
  readonly ring: GroundBurden["ring"];
  readonly onKind: (kind: GroundBurden["kind"] | undefined) => void;
  readonly onPoint: (point: readonly [number, number]) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly onRemove: (rank: number) => void;
}

/** Corners of a shape, and shapes of a ground, as the contract bounds them. */
export const MOST_CORNERS = 40;
export const MOST_BURDENS = 8;
export const LEAST_CORNERS = 3;

/** Draws shapes corner after corner; each one done is given back with those before. */
export const useGroundDrawing = (
  burdens: readonly GroundBurden[],
  onBurdens: (burdens: readonly GroundBurden[]) => void,
): GroundDrawing => {
  const [kind, setKind] = useState<GroundBurden["kind"]>();
  const [ring, setRing] = useState<GroundBurden["ring"]>([]);
  const begin = (next: GroundBurden["kind"] | undefined): void => {
    setKind(next);
    setRing([]);
  };
  return {
    burdens,
    kind,
    ring,
    onKind: begin,
    onPoint: ([lon, lat]) => setRing((before) => (before.length < MOST_CORNERS ? [...before, [lon, lat]] : before)),
    onBack: () => setRing((before) => before.slice(0, -1)),
    onDone: () => {
      if (kind === undefined || ring.length < LEAST_CORNERS) return;
      onBurdens([...burdens, { kind, ring }].slice(0, MOST_BURDENS));
      begin(undefined);
    },
    onRemove: (rank) => onBurdens(burdens.filter((_, each) => each !== rank)),
  };
};
