import { lazy, type ReactElement } from 'react';
import type { ClientConfig, ClientResource } from '../config/types.ts';
import { EngineProvider } from './resource/EngineContext.tsx';

/** Starts loading the list's code; whoever starts the app may call it before React asks. */
export const loadListScreen = () => import('./list/ListScreen.tsx');

// One chunk an engine, however many resources there are.
const ListScreen = lazy(loadListScreen);
const FormScreen = lazy(() => import('./form/FormScreen.tsx'));
const ShowScreen = lazy(() => import('./show/ShowScreen.tsx'));

export type ResourceRoute = { readonly path: string; readonly element: ReactElement; readonly resource: string };

/**
 * A route for every screen this role may open. Elements suspend while their code is fetched: put a `Suspense` around.
 * An address without a route is "not found", one whose action is not granted never becomes a route.
 */
export function resourceRoutes(config: ClientConfig): ResourceRoute[] {
  return Object.values(config.resources).flatMap((resource) => {
    const { name, routes, can } = resource;
    const screen = (path: string, action: string, element: ReactElement): ResourceRoute[] =>
      can.includes(action) ? [{ path, resource: name, element: wrap({ config, resource, action, element }) }] : [];
    return [
      ...screen(routes.list, 'list', <ListScreen />),
      ...screen(routes.create, 'create', <FormScreen mode="create" />),
      ...screen(routes.edit, 'edit', <FormScreen mode="edit" />),
      ...screen(routes.show, 'show', <ShowScreen />),
    ];
  });
}

type Wrapped = { config: ClientConfig; resource: ClientResource; action: string; element: ReactElement };

/** The key keeps what one list or form holds from becoming the next one's. */
function wrap({ config, resource, action, element }: Wrapped): ReactElement {
  return (
    <EngineProvider key={`${resource.name} ${action}`} config={config} resource={resource}>
      {element}
    </EngineProvider>
  );
}
