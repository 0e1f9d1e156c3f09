import type { ClientConfig, ClientField, ClientResource, Field } from '../../src/config/types.ts';
import { sampleConfig } from './sample-config.ts';

const BASE = { required: false, readOnly: false, unique: false, hidden: false, sortable: true, search: false } as const;

type Loose = { readonly type: Field['type']; readonly [key: string]: unknown };

/** A field from what differs from the plainest one of its type. */
export function sampleField(name: string, [en, tr]: [string, string], field: Loose): ClientField {
  return { ...BASE, name, label: { en, tr }, writable: true, maxLength: 200, ...field } as unknown as ClientField;
}

export const FIELDS = [
  sampleField('code', ['Code', 'Kod'], { type: 'text', required: true }),
  sampleField('propertyName', ['Property name', 'Mülk adı'], { type: 'text', required: true }),
  sampleField('status', ['Status', 'Durum'], {
    type: 'enum',
    multiple: false,
    options: [
      { value: 'DRAFT', label: { en: 'Draft', tr: 'Taslak' }, color: 'gold' },
      { value: 'ACTIVE', label: { en: 'Active', tr: 'Aktif' }, color: 'green' },
    ],
    readOnly: true,
  }),
  sampleField('isForSale', ['For sale', 'Satılık'], { type: 'boolean', default: false }),
  sampleField('salePrice', ['Sale price', 'Satış fiyatı'], {
    type: 'money',
    currency: 'EUR',
    required: true,
    showIf: { isForSale: true },
  }),
  sampleField('stay', ['Season', 'Sezon'], {
    type: 'dateRange',
    start: 'opensOn',
    end: 'closesOn',
    minDays: 1,
    notPast: false,
  }),
  sampleField('nights', ['Open nights', 'Açık gece'], {
    type: 'integer',
    compute: { days: ['opensOn', 'closesOn'] },
    sortable: false,
  }),
  sampleField('closeReason', ['Reason', 'Neden'], { type: 'textarea', required: true, showIf: { status: 'DRAFT' } }),
];

export const RECORD = {
  id: 'e1',
  code: 'KNK-001',
  propertyName: 'Sea View',
  status: 'ACTIVE',
  isForSale: false,
  salePrice: null,
  opensOn: '2026-05-01',
  closesOn: '2026-05-06',
  closeReason: null,
  version: 3,
  createdAt: '2026-01-02T10:00:00.000Z',
  createdBy: 'u1',
  updatedAt: '2026-01-02T10:00:00.000Z',
  updatedBy: 'u1',
};

/** One resource with conditions, a state machine, a view and history. */
export function estatesConfig(changes: Partial<ClientResource> = {}): ClientConfig {
  const form = {
    layout: 'tabs',
    sections: [
      {
        label: { en: 'Identity', tr: 'Kimlik' },
        rows: [
          ['code', 'propertyName'],
          ['stay', 'nights'],
        ],
      },
      { label: { en: 'Sale', tr: 'Satış' }, rows: [['isForSale', 'salePrice']] },
    ],
  } as const;
  return sampleConfig({
    title: '{code} · {propertyName}',
    stateField: 'status',
    fields: Object.fromEntries(FIELDS.map((field) => [field.name, field])),
    can: ['list', 'show', 'create', 'edit', 'delete', 'publish', 'close'],
    list: {
      columns: ['code', 'propertyName', 'stay', 'status'].map((field) => ({ field, sum: false })),
      sort: { key: 'createdAt', direction: 'DESC' },
      filters: ['status', 'propertyName'],
      search: ['code'],
      views: [{ id: 'active', label: { en: 'Active ones', tr: 'Aktif olanlar' }, where: { status: 'ACTIVE' } }],
      pageSizes: [5, 10, 20, 25, 50, 100, -1],
      pageSize: 10,
      panels: [],
    },
    create: form,
    edit: form,
    show: {
      layout: 'sections',
      sections: [{ kind: 'fields', fields: ['code', 'propertyName', 'stay'] }, { kind: 'history' }],
    },
    actions: {
      publish: {
        name: 'publish',
        label: { en: 'Publish', tr: 'Yayınla' },
        danger: false,
        from: ['DRAFT'],
        set: { status: 'ACTIVE' },
        ask: [],
        anew: {},
      },
      close: {
        name: 'close',
        label: { en: 'Close', tr: 'Kapat' },
        danger: true,
        from: ['ACTIVE'],
        set: { status: 'DRAFT' },
        ask: ['closeReason'],
        anew: {},
        confirm: { en: 'Close this estate?', tr: 'Mülk kapatılsın mı?' },
      },
    },
    ...changes,
  });
}

/** Estates with the tasks that name them, as a relation of their page. */
export function estatesWithTasks(): ClientConfig {
  const tasksField = sampleField('tasks', ['Tasks', 'Görevler'], {
    type: 'children',
    resource: 'tasks',
    via: 'estateId',
  });
  const config = estatesConfig();
  const estates = config.resources['estates']!;
  const title = sampleField('title', ['Title', 'Başlık'], { type: 'text' });
  const estateId = sampleField('estateId', ['Estate', 'Mülk'], { type: 'ref', resource: 'estates', multiple: false });
  return {
    ...config,
    resources: {
      estates: {
        ...estates,
        fields: { ...estates.fields, tasks: tasksField },
        show: { layout: 'sections', sections: [{ kind: 'relation', field: 'tasks' }, { kind: 'history' }] },
      },
      tasks: {
        ...estates,
        name: 'tasks',
        api: { ...estates.api, path: 'tasks' },
        routes: { list: '/tasks', create: '/tasks/create', edit: '/tasks/update/:id', show: '/tasks/show/:id' },
        title: '{title}',
        fields: { title, estateId },
        list: {
          ...estates.list,
          columns: [
            { field: 'title', sum: false },
            { field: 'estateId', sum: false },
          ],
        },
        can: ['list'],
      },
    },
  };
}
