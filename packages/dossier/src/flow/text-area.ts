/** The part of an A4 page that text takes, in millimetres. */
export const PAGE = { width: 210, height: 297 } as const;
export const LEFT = 20;
export const TOP = 20;
export const WIDTH = PAGE.width - 2 * LEFT;
/** Text ends here; the foot stands under. */
export const BOTTOM = PAGE.height - 22;
export const HEIGHT = BOTTOM - TOP;
