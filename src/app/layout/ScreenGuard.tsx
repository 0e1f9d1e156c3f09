import { type ReactNode, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { ClientPage } from '../../config/page-types.ts';
import type { ClientConfig, ClientResource } from '../../config/types.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';

const ACTIONS = ['list', 'create', 'edit', 'show'] as const;

/** Spec §4: a screen the role may not open leads to not-authorized. Also names the browser's tab. */
export function ScreenGuard({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const config = useClientConfig();
  const { pathname } = useLocation();
  const screen = screenAt(config, pathname);
  const title = text((screen?.resource ?? pageAt(config, pathname))?.label);
  useEffect(() => {
    document.title = title === '' ? 'Konak' : `${title} · Konak`;
  }, [title]);
  if (screen && !screen.resource.can.includes(screen.action)) return <NotAuthorizedFor />;
  return children;
}

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
function pageAt(config: ClientConfig, pathname: string): ClientPage | undefined {
  return Object.values(config.pages).find(({ route }) => matchPath(route, pathname));
}
