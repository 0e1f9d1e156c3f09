import type { MenuPlace, Page } from './page-types.ts';
import type { MenuGroup, Resource } from './types.ts';
import { ownValue } from './values.ts';

/** The list of `_enums.json` that declares the modules a package can be made of (TN2). */
export const MODULE_LIST = 'module';

type Placed = { readonly name: string; readonly module?: string | false; readonly menu?: MenuPlace };
type Setup = {
  readonly resources: { readonly [name: string]: Resource };
  readonly pages: { readonly [name: string]: Page };
  readonly groups: readonly MenuGroup[];
};

/**
 * Name of a resource or page → its module: the one in its own file, else its menu group's, else that of the resource it
 * is a view of or shows a record of. Without a module it is in every package.
 */
export function modulesByName({ resources, pages, groups }: Setup): { readonly [name: string]: string } {
  const ofGroup = (menu: MenuPlace | undefined) => groups.find(({ id }) => id === menu?.group)?.module;
  const own = ({ module, menu }: Placed): string | false | undefined => module ?? ofGroup(menu);
  const ofBase = (name: string | undefined) => {
    const base = name === undefined ? undefined : ownValue(resources, name);
    return base && own(base);
  };
  const placed = [
    ...Object.values(resources).map((resource) => [resource.name, own(resource) ?? ofBase(resource.of?.name)] as const),
    ...Object.values(pages).map((page) => [page.name, own(page) ?? ofBase(page.record)] as const),
  ];
  return Object.fromEntries(placed.flatMap(([name, module]) => (module ? [[name, module] as const] : [])));
}

/**
 * Policy subjects unreachable without some modules: those only closed resources and pages have. Calls are guarded by
 * subjects, so this also closes literal calls.
 */
export function closedSubjects(
  {
    resources,
    pages,
    modules,
  }: Pick<Setup, 'resources' | 'pages'> & { readonly modules: { readonly [name: string]: string } },
  isIncluded: (module: string) => boolean,
): ReadonlySet<string> {
  const isOpen = ({ name }: { readonly name: string }): boolean => {
    const module = ownValue(modules, name);
    return module === undefined || isIncluded(module);
  };
  const all = [...Object.values(resources), ...Object.values(pages)];
  const open = new Set(all.filter(isOpen).map(({ access }) => access.subject));
  return new Set(all.map(({ access }) => access.subject).filter((subject) => !open.has(subject)));
}
