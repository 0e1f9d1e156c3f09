import type { ClientConfig, Text } from '../config/types.ts';

export type MenuEntry = {
  /** The resource's name. */
  readonly key: string;
  readonly label: Text;
  /** A name of `src/config/icon-names.ts`. */
  readonly icon: string;
  readonly path: string;
};
export type MenuGroupEntries = {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly entries: readonly MenuEntry[];
};

/** The menu of this role: groups and entries in their order, nothing that leads to a refusal, no empty group. */
export function menuEntries(config: ClientConfig): MenuGroupEntries[] {
  const listed = Object.values(config.resources).filter(({ can }) => can.includes('list'));
  return [...config.menu]
    .sort((a, b) => a.order - b.order)
    .map(({ id, label, icon }) => ({
      id,
      label,
      icon,
      entries: listed
        .flatMap((resource) => (resource.menu?.group === id ? [{ resource, order: resource.menu.order }] : []))
        .sort((a, b) => a.order - b.order)
        .map(({ resource }) => ({
          key: resource.name,
          label: resource.label,
          icon: resource.icon,
          path: resource.routes.list,
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
