import type { RoutedApi } from '../../src/config/routed-api.ts';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { sampleConfig } from './sample-config.ts';
import { sampleField } from './sample-estates.ts';

const option = (value: string, tr: string, color: string) => ({ value, label: { en: value, tr }, color });

const FIELDS = [
  sampleField('avatar', ['Picture', 'Resim'], { type: 'image', sortable: false }),
  sampleField('order', ['Order', 'Sipariş no'], { type: 'text', sortAs: 'order' }),
  sampleField('customer', ['Customer', 'Müşteri'], {
    type: 'text',
    path: 'customer.name',
    sortAs: 'customers',
    search: true,
    display: { as: 'person', picture: 'avatar', second: ['email'], shape: 'round' },
  }),
  sampleField('email', ['E-mail', 'E-posta'], { type: 'email', sortable: false }),
  sampleField('date', ['Date', 'Tarih'], { type: 'date', format: 'month/day/year', sortAs: 'date' }),
  sampleField('spent', ['Total', 'Tutar'], {
    type: 'number',
    sortAs: 'total-spent',
    display: { as: 'price', currency: 'USD' },
  }),
  sampleField('status', ['Status', 'Durum'], {
    type: 'enum',
    multiple: false,
    sortable: false,
    options: [
      option('Delivered', 'Teslim edildi', 'green'),
      option('Dispatched', 'Kargoya verildi', 'gold'),
      option('Out for Delivery', 'Dağıtımda', 'purple'),
    ],
  }),
  sampleField('startCity', ['City', 'Şehir'], { type: 'text', sortable: false }),
  sampleField('startCountry', ['Country', 'Ülke'], { type: 'text', sortable: false }),
  sampleField('route', ['Route', 'Güzergâh'], {
    type: 'text',
    compute: { concat: ['startCity', 'startCountry'], separator: ', ' },
    sortAs: 'startRoute',
    readOnly: true,
  }),
];

/** One resource that routes of its own answer, in the demo dialect. */
export function routedConfig(
  { rows = 'page.orders', ...own }: Partial<RoutedApi> & { readonly rows?: string } = {},
  changes: Partial<ClientResource> = {},
): ClientConfig {
  const columns = ['order', 'customer', 'date', 'spent', 'status', 'route'];
  const base = sampleConfig({});
  const { estates } = base.resources;
  if (!estates) throw new Error('the sample has one');
  const orders: ClientResource = {
    ...estates,
    name: 'orders',
    label: { en: 'Orders', tr: 'Siparişler' },
    title: '#{order}',
    routes: {
      list: '/shop/orders',
      create: '/shop/orders/create',
      edit: '/shop/orders/update/:id',
      show: '/shop/orders/details/:id',
    },
    api: {
      path: 'shop/orders',
      dialect: 'demo',
      rows,
      total: 'n',
      routed: {
        calls: ['list', 'show', 'delete'],
        id: 'order',
        one: 'order',
        whole: false,
        params: {
          status: { param: 'state', encode: 'text' },
          date: { param: 'selectedDateRange', encode: 'json-start-end' },
        },
        ...own,
      },
    },
    fields: Object.fromEntries(FIELDS.map((field) => [field.name, field])),
    can: ['list', 'show', 'delete'],
    list: {
      ...estates.list,
      columns: columns.map((field) => ({ field, sum: false })),
      filters: ['status', 'date'],
      search: ['customer'],
    },
    show: { layout: 'sections', sections: [{ kind: 'fields', fields: columns }] },
    ...changes,
  };
  return {
    ...base,
    resources: { orders },
    dialects: {
      demo: {
        page: { param: 'page', base: 1 },
        size: 'itemsPerPage',
        sort: 'sortBy',
        dir: { param: 'orderBy', case: 'lower' },
        search: 'q',
        all: -1,
      },
    },
  };
}
