type Move = () => void;

interface Moved {
  getCenter(): unknown;
  getZoom(): number;
  jumpTo(view: { readonly center: never; readonly zoom: number }): unknown;
  on(event: "move", listener: Move): unknown;
  off(event: "move", listener: Move): unknown;
}

/** What is seen of one map is seen of the other; answers what unties them. */
export const moveTogether = (first: Moved, second: Moved): (() => void) => {
  let isFollowing = false;
  const follow = (from: Moved, to: Moved): Move => {
    const listener = (): void => {
      // The one that follows moves too: it is not to be followed back.
      if (isFollowing) return;
      isFollowing = true;
      to.jumpTo({ center: from.getCenter() as never, zoom: from.getZoom() });
      isFollowing = false;
    };
    from.on("move", listener);
    return () => from.off("move", listener);
  };
  const untie = [follow(first, second), follow(second, first)];
  return () => {
    for (const end of untie) end();
  };
};
