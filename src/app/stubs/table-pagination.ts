/**
 * Stands in for the pages below antd's Table (vite.config.ts), and with them for antd's Select: our lists have their own
 * (`ui/Pages.tsx`), every table of ours has `pagination={false}`.
 */
export default function Pagination(): null {
  return null;
}
