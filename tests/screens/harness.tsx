import { StyleProvider } from '@ant-design/cssinjs';
import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { ClientConfig } from '../../src/config/types.ts';
import { refineResources } from '../../src/engine/registry.ts';
// The screens are lazy; loaded here, no test waits for their first transformation.
import '../../src/engine/form/FormScreen.tsx';
import '../../src/engine/list/ActiveFilters.tsx';
import '../../src/engine/list/board/BoardToggle.tsx';
import '../../src/engine/list/bulk/RowTools.tsx';
import '../../src/engine/list/ExportButton.tsx';
import '../../src/engine/list/ListCards.tsx';
import '../../src/engine/list/MoreTools.tsx';
import '../../src/engine/list/own/OwnTools.tsx';
import '../../src/engine/list/RowItems.tsx';
import '../../src/engine/list/RowNext.tsx';
import '../../src/engine/list/SortSelect.tsx';
import '../../src/engine/list/ListScreen.tsx';
import '../../src/engine/show/ShowScreen.tsx';
import { type PanelAt, Panels } from '../../src/engine/resource/PanelView.tsx';
import { screenAt } from '../../src/app/screens.ts';
import { pageRoutes } from '../../src/engine/page/page-routes.tsx';
import { screenRoutes } from '../../src/engine/routes.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import { dataProvider } from '../../src/providers/data.ts';
import { currentToasts, dismiss, notificationProvider } from '../../src/providers/notification.ts';
import { safeRouterProvider } from '../../src/providers/router.ts';
import { signedIn } from './fake-api.ts';

/** Renders the product's screens at an address, over the real providers; the network is `fakeApi`. */
export function openScreen({
  config,
  path,
  panelAt = () => undefined,
}: {
  config: ClientConfig;
  path: string;
  panelAt?: PanelAt;
}) {
  signedIn();
  for (const { key } of currentToasts()) dismiss(key);
  // Versions differ, or the provider keeps what an earlier test held.
  holdConfig({ ...config, version: `${config.version}-${Math.random()}` });
  const here = { pathname: '', search: '' };
  const Here = () => {
    Object.assign(here, useLocation());
    return null;
  };
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <StyleProvider mock="server">
        {/* Styles are not put into the document: each question for a role would ask all of their rules. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <Refine
            routerProvider={safeRouterProvider}
            dataProvider={dataProvider}
            notificationProvider={notificationProvider}
            resources={refineResources(config)}
            options={{
              disableTelemetry: true,
              reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
            }}
          >
            <Here />
            <Panels value={panelAt}>
              <Suspense fallback="…">
                <Routes>
                  {[
                    ...screenRoutes(config, screenAt),
                    ...pageRoutes({ config, screenAt, missing: <p>Not written</p> }),
                  ].map(({ path: route, element }) => (
                    <Route key={route} path={route} element={element} />
                  ))}
                  <Route path="*" element={<p>No such screen</p>} />
                </Routes>
              </Suspense>
            </Panels>
          </Refine>
        </ConfigProvider>
      </StyleProvider>
    </MemoryRouter>,
  );
  return { ...view, here };
}

/** Messages on the screen's edge, oldest first. */
export function toasts(): string[] {
  return currentToasts().map(({ message }) => message);
}
