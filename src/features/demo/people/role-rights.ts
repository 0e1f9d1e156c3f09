/** What a role of the demo may do with an area. */
export const DEEDS = ['read', 'write', 'create'] as const;
export type Deed = (typeof DEEDS)[number];

/** Area → what is allowed there. */
export type Rights = { readonly [area: string]: readonly Deed[] };

/** Roles of the demo have no call; this is what the matrix begins with. */
const BEGIN: { readonly [role: string]: readonly Deed[] } = {
  admin: ['read', 'write', 'create'],
  maintainer: ['read', 'write', 'create'],
  editor: ['read', 'write'],
  author: ['read', 'create'],
  subscriber: ['read'],
};

export function beginningRights(role: string, areas: readonly string[]): Rights {
  return Object.fromEntries(areas.map((area) => [area, BEGIN[role] ?? []]));
}

export const may = (rights: Rights, area: string, deed: Deed): boolean => rights[area]?.includes(deed) ?? false;

/** With or without one deed in each of the areas, in the deeds' own order. */
export function withDeed(
  rights: Rights,
  { areas, deed, isAllowed }: { readonly areas: readonly string[]; readonly deed: Deed; readonly isAllowed: boolean },
): Rights {
  const next = { ...rights };
  for (const area of areas) {
    next[area] = DEEDS.filter((one) => (one === deed ? isAllowed : may(rights, area, one)));
  }
  return next;
}

export const hasEverything = (rights: Rights, areas: readonly string[]): boolean =>
  areas.every((area) => DEEDS.every((deed) => may(rights, area, deed)));
