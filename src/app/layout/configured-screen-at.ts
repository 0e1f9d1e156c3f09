import { matchPath } from 'react-router';
import type { ClientPage } from '../../config/page-types.ts';
import type { ClientConfig, ClientResource } from '../../config/types.ts';

const ACTIONS = ['list', 'create', 'edit', 'show'] as const;
type Screen = { readonly resource: ClientResource; readonly action: (typeof ACTIONS)[number] };

/** The last answer: menu, guard and breadcrumbs ask the same, and it takes hundreds of patterns to say. */
let last: { readonly config: ClientConfig; readonly pathname: string; readonly screen: Screen | undefined } | undefined;

/** Which configured screen an address is. */
export function configuredScreenAt(config: ClientConfig, pathname: string): Screen | undefined {
  if (last?.config !== config || last.pathname !== pathname)
    last = { config, pathname, screen: findScreen(config, pathname) };
  return last.screen;
}

/** `create` before `edit`, whose `:id` could match the word. */
function findScreen(config: ClientConfig, pathname: string): Screen | undefined {
  for (const action of ACTIONS) {
    const resource = Object.values(config.resources).find(({ routes }) => matchPath(routes[action], pathname));
    if (resource) return { resource, action };
  }
  return undefined;
}

/** The configured page of an address; those this role may not open are not in its configuration. */
export function pageAt(config: ClientConfig, pathname: string): ClientPage | undefined {
  return Object.values(config.pages).find(({ route, more }) =>
    [route, ...more].some((path) => matchPath(path, pathname)),
  );
}
