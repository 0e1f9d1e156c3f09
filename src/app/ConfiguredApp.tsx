import { Refine, type RefineProps, useWarnAboutChange } from '@refinedev/core';
import { type ReactElement, Suspense, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { refineResources } from '../engine/registry.ts';
import { pageRoutes } from '../engine/page/page-routes.tsx';
import { Panels } from '../engine/resource/PanelView.tsx';
import { screenRoutes } from '../engine/routes.tsx';
import { accessControlProvider } from '../providers/access.ts';
import { authProvider } from '../providers/auth.ts';
import { useClientConfig } from '../providers/config.ts';
import { dataProvider } from '../providers/data.ts';
import { i18nProvider } from '../providers/i18n.ts';
import { liveProvider } from '../providers/live.ts';
import { notificationProvider } from '../providers/notification.ts';
import { safeRouterProvider } from '../providers/router.ts';
import { NotAuthorized, NotFound } from './signed-out/screens.tsx';
import { landingPath } from './landing.ts';
import { EmptyStart, ScreenMissing } from './layout/EmptyScreens.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { LoadingMark } from './loading.ts';
import { Shell } from './layout/Shell.tsx';
import { UnknownScreen } from './layout/UnknownScreen.tsx';
import { panelAt } from './panels.ts';
import { screenAt } from './screens.ts';
import { useScreenInUse } from './use-screen-in-use.ts';
import { useLive } from './use-live.ts';
import { useSession } from './use-session.ts';

type AppRoute = { readonly path: string; readonly element: ReactElement };

const ACCOUNT = '/v1/account';
const AccountScreen = screenAt(ACCOUNT);

const OPTIONS: NonNullable<RefineProps['options']> = {
  disableTelemetry: true,
  syncWithLocation: true,
  warnWhenUnsavedChanges: true,
  mutationMode: 'pessimistic',
  liveMode: 'auto',
  // http.ts repeats what may be repeated; a second layer would multiply it, and repeat writes.
  reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false }, mutations: { retry: false } } } },
};

/** Resources, routes and menu from the configuration; a changed configuration changes them in place. */
export function ConfiguredApp() {
  const config = useClientConfig();
  const resources = useMemo(() => refineResources(config), [config]);
  const routes = useMemo(
    () => [...screenRoutes(config, screenAt), ...pageRoutes({ config, screenAt, missing: <ScreenMissing /> })],
    [config],
  );
  const landing = landingPath(config);
  return (
    <Refine
      routerProvider={safeRouterProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      liveProvider={liveProvider}
      resources={resources}
      options={OPTIONS}
    >
      <Live />
      <Panels value={panelAt}>
        <Screens routes={routes} landing={landing} />
      </Panels>
      <LeaveQuestion />
    </Refine>
  );
}

type ScreensProps = { readonly routes: readonly AppRoute[]; readonly landing: string | undefined };

/** Every screen at its address; a screen whose right is revoked while somebody uses it stays until they leave. */
function Screens({ routes, landing }: ScreensProps) {
  const inUse = useScreenInUse(routes, useWarnAboutChange().warnWhen);
  const shown = inUse ? [...routes, inUse] : routes;
  return (
    <Suspense fallback={<LoadingMark />}>
      <Routes>
        <Route path="/not-authorized" element={<NotAuthorized />} />
        <Route path="/pages/misc/not-found/*" element={<NotFound />} />
        <Route element={<Shell isWithdrawn={inUse !== undefined} />}>
          <Route index element={landing === undefined ? <EmptyStart /> : <Navigate to={landing} replace />} />
          {shown.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path={ACCOUNT} element={<AccountScreen />} />
        </Route>
        <Route path="*" element={<UnknownScreen />} />
      </Routes>
    </Suspense>
  );
}

/** Below `Refine`, whose query client it needs. */
function Live() {
  useLive();
  useSession();
  return null;
}
