import { matchPath } from 'react-router';
import type { ClientPage } from '../../config/page-types.ts';
import type { ClientConfig, ClientResource } from '../../config/types.ts';

const ACTIONS = ['list', 'create', 'edit', 'show'] as const;
type Screen = { readonly resource: ClientResource; readonly action: (typeof ACTIONS)[number] };

/** Which configured screen an address is; `create` before `edit`, whose `:id` could match the word. */
export function screenAt(config: ClientConfig, pathname: string): Screen | undefined {
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
