/** A page asked for `?few` shows only that each case can be measured. */
const isFew = new URLSearchParams(location.search).has('few');

/** Rows of our list, homes of the charts, and frames of each scrolling. */
export const [ROWS, HOMES, FRAMES] = isFew ? ([200, 50, 5] as const) : ([10_000, 1000, 90] as const);
/** Rows of the anchors' list. */
export const THEIR_ROWS = isFew ? 100 : 1000;
