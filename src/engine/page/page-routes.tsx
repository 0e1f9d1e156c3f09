import { type ComponentType, lazy, type ReactElement } from 'react';
import type { ClientConfig } from '../../config/types.ts';

const PageScreen = lazy(() => import('./PageScreen.tsx'));

type PageRoutes = {
  readonly config: ClientConfig;
  /** The hand-written screen of an address. */
  readonly screenAt: (route: string) => ComponentType | undefined;
  /** Stands where a page names a screen that nobody wrote. */
  readonly missing: ReactElement;
};

/** A route for every configured page that this role may open. */
export function pageRoutes({ config, screenAt, missing }: PageRoutes): { path: string; element: ReactElement }[] {
  return Object.values(config.pages).map((page) => {
    if (!page.isScreen)
      return { path: page.route, element: <PageScreen key={page.name} config={config} page={page} /> };
    const Screen = screenAt(page.route);
    return { path: page.route, element: Screen ? <Screen /> : missing };
  });
}
