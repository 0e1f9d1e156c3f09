/** How staff call a stay: by its guest; its code alone tells nobody whose it is. */
export const stayName = ({ guest, code }: { readonly guest?: string | null; readonly code: string }): string =>
  guest ? `${guest} · ${code}` : code;
