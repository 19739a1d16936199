/** How a drawing is looked at: where its origin stands on the screen, in pixels, and how large one of its units is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A place of the drawing, in its own units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ZoomBounds {
  readonly least: number;
  readonly most: number;
}

/** The place of the drawing under a place of the screen. */
export const spotUnder = (screen: Spot, { x, y, zoom }: Camera): Spot => ({
  x: (screen.x - x) / zoom,
  y: (screen.y - y) / zoom,
});

/** Closer or farther, what is under that place of the screen staying there. */
export const zoomedAt = (camera: Camera, screen: Spot, by: number, { least, most }: ZoomBounds): Camera => {
  const zoom = Math.min(most, Math.max(least, camera.zoom * by));
  const under = spotUnder(screen, camera);
  return { zoom, x: screen.x - under.x * zoom, y: screen.y - under.y * zoom };
};

export const panned = (camera: Camera, by: Spot): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Part of the screen left free around what is fitted. */
const FREE = 0.04;

/** A box of the drawing whole, in the middle of the screen. */
export const fitted = (screen: Frame, box: Spot & Frame, { least, most }: ZoomBounds): Camera => {
  const room = 1 - 2 * FREE;
  const wanted = Math.min((screen.width * room) / box.width, (screen.height * room) / box.height);
  const zoom = Math.min(most, Math.max(least, wanted));
  return {
    zoom,
    x: screen.width / 2 - (box.x + box.width / 2) * zoom,
    y: screen.height / 2 - (box.y + box.height / 2) * zoom,
  };
};
