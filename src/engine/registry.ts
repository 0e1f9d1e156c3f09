import type { ResourceProps } from '@refinedev/core';
import type { ClientConfig } from '../config/types.ts';

/**
 * The configured resources as Refine wants them. Routes come from the same place (`routes.tsx`), so neither can know a
 * screen that the other does not.
 */
export function refineResources(config: ClientConfig): ResourceProps[] {
  return Object.values(config.resources).map(({ name, routes, can, label }) => ({
    name,
    identifier: name,
    ...(can.includes('list') && { list: routes.list }),
    ...(can.includes('create') && { create: routes.create }),
    ...(can.includes('edit') && { edit: routes.edit }),
    ...(can.includes('show') && { show: routes.show }),
    meta: { label: label.en, canDelete: can.includes('delete') },
  }));
}
