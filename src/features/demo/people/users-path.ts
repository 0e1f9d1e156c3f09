/** The list of the demo's users, filtered by one field. */
export function filteredUsers(field: string, value: string): string {
  const filter = { 'filters[0][field]': field, 'filters[0][operator]': 'eq', 'filters[0][value]': value };
  return `/apps/user/list?${new URLSearchParams(filter).toString()}`;
}
