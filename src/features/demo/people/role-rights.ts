/** What a role of the demo may do with an area. */
export const ROLE_RIGHTS = ['read', 'write', 'create'] as const;
export type Right = (typeof ROLE_RIGHTS)[number];

/** Area → what is allowed there. */
export type Rights = { readonly [area: string]: readonly Right[] };

/** Roles of the demo have no call; this is what the matrix begins with. */
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

export const may = (rights: Rights, area: string, right: Right): boolean => rights[area]?.includes(right) ?? false;

/** With or without one right in each of the areas, in the rights' own order. */
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
    next[area] = ROLE_RIGHTS.filter((one) => (one === right ? isAllowed : may(rights, area, one)));
  }
  return next;
}

export const hasEverything = (rights: Rights, areas: readonly string[]): boolean =>
  areas.every((area) => ROLE_RIGHTS.every((right) => may(rights, area, right)));
