import { Refine, type RefineProps } from '@refinedev/core';
import { Suspense, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from 'react-router';
import type { ExampleShow } from '../../../config/page-types.ts';
import type { ClientConfig, ClientExample, ClientResource } from '../../../config/types.ts';
import { omit } from '../../../config/values.ts';
import { dataProvider } from '../../../providers/data.ts';
import { i18nProvider } from '../../../providers/i18n.ts';
import { memoryData } from '../../../providers/memory-data.ts';
import { notificationProvider } from '../../../providers/notification.ts';
import { safeRouterProvider } from '../../../providers/router.ts';
import { sessionUser } from '../../../providers/session.ts';
import { HeadLevel } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { dropDraft, ownKey } from '../../form/draft.ts';
import { refineResources } from '../../registry.ts';
import { EngineProvider } from '../../resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { recordPath } from '../../resource/paths.ts';
import { screenRoutes } from '../../routes.tsx';
import { FieldsExample } from './FieldsExample.tsx';

const OPTIONS: NonNullable<RefineProps['options']> = {
  disableTelemetry: true,
  syncWithLocation: true,
  mutationMode: 'pessimistic',
  reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false }, mutations: { retry: false } } } },
};
/** Below this a router is not inside of another one. */
const NOWHERE = null as never;
const NO_ROUTES = { outlet: null, matches: [], isDataRoute: false };
const FIELDS = '/fields';

type SandboxProps = { readonly config: ClientConfig; readonly example: ClientExample; readonly as: ExampleShow };

/**
 * The product's own screens of one resource in a sandbox: addresses the browser does not show, and records no server
 * knows. Saving, deleting and running actions show what would happen.
 */
export function Sandbox({ config, example: sent, as }: SandboxProps) {
  const { t } = useTranslation('page');
  const example = useMemo(() => ({ ...sent, resource: withoutCalls(sent.resource) }), [sent]);
  const { resource } = example;
  const world = useMemo(() => worldOf(config, resource), [config, resource]);
  const data = useMemo(() => {
    const { id = '', fullName = '' } = sessionUser() ?? {};
    return memoryData({
      config: world,
      example,
      values: whereValues,
      by: { id, name: fullName },
      others: dataProvider,
    });
  }, [world, example]);
  const routes = useMemo(
    () => screenRoutes(world, () => undefined).filter((route) => route.resource === resource.name),
    [world, resource],
  );
  const resources = useMemo(
    () => refineResources({ ...world, resources: { [resource.name]: resource } }),
    [world, resource],
  );
  const start = beginningOf({ resource, as, id: example.records[0]?.['id'] });
  return (
    <LocationContext.Provider value={NOWHERE}>
      <RouteContext.Provider value={NO_ROUTES}>
        <MemoryRouter initialEntries={[start]}>
          <HeadLevel value="h3">
            <Refine
              routerProvider={safeRouterProvider}
              dataProvider={data}
              i18nProvider={i18nProvider}
              notificationProvider={notificationProvider}
              resources={resources}
              options={OPTIONS}
            >
              <NoDrafts resource={resource} />
              <Suspense fallback={<Skeleton rows={6} label={t('loading', { block: '' })} />}>
                <Routes>
                  <Route
                    path={FIELDS}
                    element={
                      <EngineProvider config={world} resource={resource}>
                        <FieldsExample record={example.records[0]} />
                      </EngineProvider>
                    }
                  />
                  {routes.map(({ path, element }) => (
                    <Route key={path} path={path} element={element} />
                  ))}
                  <Route path="*" element={<Navigate to={start} replace />} />
                </Routes>
              </Suspense>
            </Refine>
          </HeadLevel>
        </MemoryRouter>
      </RouteContext.Provider>
    </LocationContext.Provider>
  );
}

/** The address inside the example where it starts. */
function beginningOf({ resource, as, id }: { resource: ClientResource; as: ExampleShow; id: unknown }): string {
  if (as === 'fields') return FIELDS;
  if (as === 'list') return resource.routes.list;
  if (as === 'board') return `${resource.routes.list}?look=board`;
  if (as === 'create' || typeof id !== 'string') return resource.routes.create;
  return recordPath({ resource, to: as === 'show' ? 'show' : 'edit', id });
}

/** The server's resources can be chosen from but have no links: their pages are outside. */
function worldOf(config: ClientConfig, resource: ClientResource): ClientConfig {
  const others = Object.values(config.resources).map(
    (other) => [other.name, { ...other, can: other.can.filter((action) => action === 'list') }] as const,
  );
  return { ...config, pages: {}, resources: { ...Object.fromEntries(others), [resource.name]: resource } };
}

/** Nothing in it calls the server: whether a value is free is checked on saving. */
function withoutCalls(resource: ClientResource): ClientResource {
  const fields = Object.entries(resource.fields).map(([name, field]) => {
    return [name, field.type === 'text' ? omit(field, 'checkFree') : field] as const;
  });
  return { ...resource, fields: Object.fromEntries(fields), api: { ...resource.api, path: '' } };
}

/** Unsaved input is not kept, unlike for permanent records. */
function NoDrafts({ resource }: { readonly resource: ClientResource }) {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const prefix = ownKey(`${resource.name}/`);
    for (const name of Object.keys(sessionStorage)) if (prefix !== '' && name.startsWith(prefix)) dropDraft(name);
  }, [key, resource]);
  return null;
}
