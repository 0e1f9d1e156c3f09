/**
 * Stands in for what antd's Table asks after each mount: how wide scroll bars are, for heads and columns that stay (none
 * of ours do; lists scroll by CSS). Asking lays the whole page out, and the answer draws the table once more.
 */
export const getTargetScrollBarSize = (): { readonly width: number; readonly height: number } => ({
  width: 0,
  height: 0,
});
