import { type ComponentType, lazy } from 'react';
import type { Loaders } from '../engine/area-screens.ts';

/** Components by place, each in its own chunk and created once; undefined without one. */
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
 * Like `lazyModules`, with lists that are loaded on first use: they grow with the product, and the first list needs
 * none.
 * @param lists searched in order, until one contains the component
 * @param missing shown for unknown names, which the configuration checker has already refused
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
