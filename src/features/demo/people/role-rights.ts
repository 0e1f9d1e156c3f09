/** The rights a demo role may have in an area. */
export const ROLE_RIGHTS = ['read', 'write', 'create'] as const;
export type Right = (typeof ROLE_RIGHTS)[number];

/** Area → allowed rights. */
export type Rights = { readonly [area: string]: readonly Right[] };

/** Demo roles have no call; these are the matrix's initial values. */
const BEGIN: { readonly [role: string]: readonly Right[] } = {
  admin: ['read', 'write', 'create'],
  maintainer: ['read', 'write', 'create'],
  editor: ['read', 'write'],
  author: ['read', 'create'],
  subscriber: ['read'],
};

export function beginningRights(role: string, areas: readonly string[]): Rights {
  return Object.fromEntries(areas.map((area) => [area, BEGIN[role] ?? []]));
}

export const hasRight = (rights: Rights, area: string, right: Right): boolean => rights[area]?.includes(right) ?? false;

/** Adds or removes one right in each of the areas; keeps the rights' own order. */
export function withRight(
  rights: Rights,
  {
    areas,
    right,
    isAllowed,
  }: { readonly areas: readonly string[]; readonly right: Right; readonly isAllowed: boolean },
): Rights {
  const next = { ...rights };
  for (const area of areas) {
    next[area] = ROLE_RIGHTS.filter((one) => (one === right ? isAllowed : hasRight(rights, area, one)));
  }
  return next;
}

export const hasEverything = (rights: Rights, areas: readonly string[]): boolean =>
  areas.every((area) => ROLE_RIGHTS.every((right) => hasRight(rights, area, right)));
