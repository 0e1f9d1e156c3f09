import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import type { ClientConfig, ClientResource } from '../config/types.ts';
import { EngineProvider } from './resource/EngineContext.tsx';

let listHere: ComponentType | undefined;

/** Starts loading the list's code; may be called before React needs it. */
export async function loadListScreen(): Promise<{ readonly default: ComponentType }> {
  const module = await import('./list/ListScreen.tsx');
  listHere = module.default;
  return module;
}

// One chunk an engine, however many resources there are.
const LazyList = lazy(loadListScreen);
const FormScreen = lazy(() => import('./form/FormScreen.tsx'));
const OnlyRecord = lazy(() => import('./show/OnlyRecord.tsx'));
const ShowScreen = lazy(() => import('./show/ShowScreen.tsx'));

/** At once where the code is here: `lazy` shows first that it waits, even if it does not, and React holds what follows back. */
function ListScreen() {
  const [Screen] = useState(() => listHere ?? LazyList);
  return <Screen />;
}

/** The hand-written screen of an address. */
export type ScreenAt = (route: string) => ComponentType | undefined;
export type ScreenRoute = { readonly path: string; readonly element: ReactElement; readonly resource: string };

/**
 * A route for every screen this role may open. Elements suspend while their code loads: wrap them in `Suspense`. An
 * address without a route is "not found"; a screen without the right never becomes a route. An existing hand-written
 * screen named by a form replaces it.
 */
export function screenRoutes(config: ClientConfig, screenAt: ScreenAt): ScreenRoute[] {
  return Object.values(config.resources).flatMap((resource) => {
    const { name, routes, can } = resource;
    const screen = (path: string, action: string, element: ReactElement): ScreenRoute[] =>
      can.includes(action) ? [{ path, resource: name, element: wrap({ config, resource, action, element }) }] : [];
    const form = (mode: 'create' | 'edit'): ReactElement => {
      const name = resource[mode].screen;
      const Screen = name === undefined ? undefined : screenAt(name);
      return Screen ? <Screen /> : <FormScreen mode={mode} />;
    };
    return [
      ...screen(routes.list, 'list', resource.single ? <OnlyRecord /> : <ListScreen />),
      ...screen(routes.create, 'create', form('create')),
      ...screen(routes.edit, 'edit', form('edit')),
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
