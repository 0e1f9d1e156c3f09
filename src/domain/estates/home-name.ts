/** A home, as far as its name needs it. */
export type Home = { readonly id: string; readonly code: string; readonly name?: string | null };

/** How staff call a home; its code alone tells nobody which it is. */
export const homeName = ({ code, name }: Home): string => (name ? `${name} · ${code}` : code);
