import type { ClientConfig, ClientResource } from '../../src/config/types.ts';

/** A configuration of one resource, as small as a browser is ever sent. */
export function sampleConfig(changes: Partial<ClientResource> = {}): ClientConfig {
  const estates: ClientResource = {
    name: 'estates',
    label: { en: 'Estates', tr: 'Mülkler' },
    one: { en: 'estate', tr: 'mülk' },
    icon: 'HomeOutlined',
    title: '{code}',
    tenancy: 'tenant',
    menu: { group: 'estates', order: 1 },
    routes: {
      list: '/v1/estates/list',
      create: '/v1/estates/create',
      edit: '/v1/estates/update/:id',
      show: '/v1/estates/show/:id',
    },
    api: { path: 'estates', dialect: 'product', rows: 'items', total: 'total' },
    subject: 'Estate',
    fields: {},
    list: {
      columns: [],
      sort: { key: 'createdAt', direction: 'DESC' },
      filters: [],
      search: [],
      views: [],
      pageSizes: [5, 10, 20, 25, 50, 100, -1],
      pageSize: 10,
      panels: [],
    },
    create: { layout: 'sections', sections: [] },
    edit: { layout: 'sections', sections: [] },
    show: { layout: 'sections', sections: [] },
    actions: {},
    rules: [],
    can: ['list', 'show', 'create', 'edit'],
    ...changes,
  };
  return {
    version: 'v1',
    resources: { estates },
    pages: {},
    dialects: {
      product: {
        page: { param: 'pageNumber', base: 0 },
        size: 'pageSize',
        sort: 'sortBy',
        dir: { param: 'sortDirection', case: 'upper' },
        search: 'q',
        all: -1,
      },
    },
    menu: [{ id: 'estates', label: { en: 'Estates', tr: 'Mülkler' }, icon: 'HomeOutlined', order: 1 }],
    findings: [],
  };
}
