import { type ComponentType, lazy } from 'react';

type Module<Props> = { default: ComponentType<Props> };
export type Modules<Props> = Record<string, () => Promise<Module<Props>>>;

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

/**
 * The same where the list of files is itself only loaded with the first of them: it grows with the product, and the first
 * list needs none of it.
 * @param missing stands where no file is, which the checker of the configuration has refused before
 */
export function lazyListed<Props>(
  files: (path: string) => Promise<Modules<Props>>,
  missing: (path: string) => ComponentType<Props>,
): (path: string) => ComponentType<Props> {
  const made = new Map<string, ComponentType<Props>>();
  return (path) => {
    const known = made.get(path);
    if (known) return known;
    const component = lazy(async (): Promise<Module<Props>> => {
      const load = (await files(path))[path];
      return load ? load() : { default: missing(path) };
    });
    made.set(path, component);
    return component;
  };
}
