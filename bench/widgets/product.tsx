import { type DataProvider, Refine } from '@refinedev/core';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { clientConfig } from '../../src/config/client.ts';
import { normalizeResource } from '../../src/config/normalize.ts';
import type { RawField, RawResource } from '../../src/config/raw.ts';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { EngineProvider } from '../../src/engine/resource/EngineContext.tsx';
import { refineResources } from '../../src/engine/registry.ts';
import { safeRouterProvider } from '../../src/providers/router.ts';
import '../../src/app/base.css';
import { COLUMNS, FIELDS } from './anchors.tsx';

const catalogues = import.meta.glob<object>('../../locales/en/*.json', { eager: true, import: 'default' });
await i18next.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: {
    en: Object.fromEntries(
      Object.entries(catalogues).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
    ),
  },
  interpolation: { escapeValue: false },
});

/** Twelve texts in a list; and a form of sixty fields of which some depend on others, as real ones do. */
function describe(): RawResource {
  const field = (index: number): RawField => ({
    type: 'text',
    label: `Field ${index}`,
    maxLength: 80,
    ...(index % 6 === 5 && { showIf: { field0: { ne: 'hide' } } }),
    ...(index % 4 === 3 && { required: true }),
  });
  const typed = Object.fromEntries(
    Array.from({ length: FIELDS - COLUMNS.length }, (_, index) => [`field${index}`, field(index)]),
  );
  return {
    name: 'things',
    label: 'Things',
    menu: { group: 'things' },
    fields: { ...Object.fromEntries(COLUMNS.map((name) => [name, { type: 'text', label: name }])), ...typed },
    list: { columns: COLUMNS, filters: [], sort: '-createdAt' },
    rules: [{ id: 'order', assert: { field2: { ne: '$field1' } }, at: 'field2', message: 'Must differ.' }],
  };
}

const resource = normalizeResource({ raw: describe(), file: 'resources/things.json', root: 'resources', enums: {} });
export const config: ClientConfig = clientConfig({
  config: {
    version: '1',
    resources: { things: resource },
    pages: {},
    examples: {},
    dialects: {},
    menu: [],
    landing: {},
    enums: {},
    modules: {},
    policy: { model: '', rows: [], csv: [] },
  },
  role: 'admin',
  can: () => true,
  findings: [],
});
export const things = config.resources['things'] as ClientResource;

const nothing = () => Promise.reject(new Error('no network in a bench'));
const dataProvider: DataProvider = {
  getApiUrl: () => '',
  getList: nothing,
  getOne: nothing,
  create: nothing,
  update: nothing,
  deleteOne: nothing,
};

/** What the product puts around its screens. */
export function Product({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <Refine
        routerProvider={safeRouterProvider}
        dataProvider={dataProvider}
        resources={refineResources(config)}
        options={{ disableTelemetry: true }}
      >
        <EngineProvider config={config} resource={things}>
          {children}
        </EngineProvider>
      </Refine>
    </MemoryRouter>
  );
}
