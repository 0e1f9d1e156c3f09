/** The staff's name of a stay: its guest; a code by itself is not recognisable. */
export const stayName = ({ guest, code }: { readonly guest?: string | null; readonly code: string }): string =>
  guest ? `${guest} · ${code}` : code;
