/**
 * Stands in for the filter menu inside antd's Table (vite.config.ts), and with it for antd's Tree, Menu and Radio: our
 * lists filter through their own menus (`engine/list/FilterMenu.tsx`), and no column asks antd for one.
 */
export default function FilterDropdown(): null {
  return null;
}

/** Never reached: only columns with `filters` have keys. */
export function flattenKeys(): string[] {
  return [];
}
