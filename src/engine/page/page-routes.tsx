import { type ComponentType, lazy, type ReactElement } from 'react';
import type { ClientPage } from '../../config/page-types.ts';
import type { ClientConfig } from '../../config/types.ts';
import { EngineProvider } from '../resource/EngineContext.tsx';

const PageScreen = lazy(() => import('./PageScreen.tsx'));

type PageRoutes = {
  readonly config: ClientConfig;
  /** The hand-written screen of an address. */
  readonly screenAt: (route: string) => ComponentType | undefined;
  /** Shown when a page names a screen that does not exist. */
  readonly missing: ReactElement;
};

/** A route for every configured page that this role may open. A page of one record has its resource around it. */
export function pageRoutes({ config, screenAt, missing }: PageRoutes): { path: string; element: ReactElement }[] {
  const elementOf = (page: ClientPage): ReactElement => {
    if (page.screen === undefined) return <PageScreen key={page.name} config={config} page={page} />;
    const Screen = screenAt(page.screen);
    if (!Screen) return missing;
    const resource = page.record === undefined ? undefined : config.resources[page.record];
    if (!resource) return <Screen />;
    return (
      <EngineProvider key={page.name} config={config} resource={resource}>
        <Screen />
      </EngineProvider>
    );
  };
  return Object.values(config.pages).flatMap((page) => {
    const element = elementOf(page);
    return [page.route, ...page.more].map((path) => ({ path, element }));
  });
}
