import { type ComponentType, lazy } from 'react';

type Modules<Props> = Record<string, () => Promise<{ default: ComponentType<Props> }>>;

/** Components of a glob, each in a chunk of its own and made once: what stands at a path, or undefined. */
export function lazyModules<Props>(modules: Modules<Props>): (path: string) => ComponentType<Props> | undefined {
  const made = new Map<string, ComponentType<Props>>();
  return (path) => {
    const load = modules[path];
    const component = made.get(path) ?? (load && lazy(load));
    if (component) made.set(path, component);
    return component;
  };
}
