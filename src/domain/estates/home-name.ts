/** The parts of a home's name. */
export type Home = { readonly id: string; readonly code: string; readonly name?: string | null };

/** The staff's name of a home; a code by itself is not recognisable. */
export const homeName = ({ code, name }: Home): string => (name ? `${name} · ${code}` : code);
