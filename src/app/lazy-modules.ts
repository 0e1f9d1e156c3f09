import { type ComponentType, lazy } from 'react';
import type { Loaders } from '../engine/area-screens.ts';

/** Components by where they stand, each in a chunk of its own and made once: what stands there, or undefined. */
export function lazyModules<Props>(loaders: Loaders<Props>): (at: string) => ComponentType<Props> | undefined {
  const made = new Map<string, ComponentType<Props>>();
  return (at) => {
    const load = loaders[at];
    const component = made.get(at) ?? (load && lazy(async () => ({ default: await load() })));
    if (component) made.set(at, component);
    return component;
  };
}

/**
 * The same where the lists are themselves only loaded with the first of them: they grow with the product, and the first list
 * needs none of it.
 * @param lists asked one after the other, until one of them has it
 * @param missing stands where nothing is, which the checker of the configuration has refused before
 */
export function lazyListed<Props>(
  lists: readonly (() => Promise<Loaders<Props> | undefined>)[],
  missing: (at: string) => ComponentType<Props>,
): (at: string) => ComponentType<Props> {
  const made = new Map<string, ComponentType<Props>>();
  return (at) => {
    const known = made.get(at);
    if (known) return known;
    const component = lazy(async () => {
      for (const list of lists) {
        const load = (await list())?.[at];
        if (load) return { default: await load() };
      }
      return { default: missing(at) };
    });
    made.set(at, component);
    return component;
  };
}
