import { expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';

const label = { en: 'Label', tr: 'Etiket' };

/** A full resource: state machine, money, ranges, relations, views, row scope, rules. */
const reservations = {
  $schema: '../../schemas/resource.schema.json',
  version: 1,
  name: 'reservations',
  icon: 'CalendarOutlined',
  title: '{code} · {estateId.propertyName}',
  label: { key: 'reservations.title', en: 'Reservations', tr: 'Rezervasyonlar' },
  menu: { group: 'operational', order: 20 },
  routes: { show: '…/show/:id' },
  api: { dialect: 'product' },
  access: {
    subject: 'Reservation',
    grants: { SuperAdmin: ['*'], admin: ['*'], Accounting: ['list', 'show', 'export'], Investor: ['list', 'show'] },
    rows: { Investor: { 'estateId.ownerIds': { contains: '$user.investorId' } } },
  },
  fields: {
    code: { type: 'text', label, readOnly: true, search: true },
    estateId: {
      type: 'ref',
      resource: 'estates',
      unnamedFor: ['Accounting', 'Investor'],
      required: true,
      label,
      optionsWhere: { status: 'ACTIVE' },
    },
    stay: { type: 'dateRange', start: 'checkIn', end: 'checkOut', minDays: 1, required: true, label },
    nights: { type: 'integer', compute: { days: [{ var: 'checkIn' }, { var: 'checkOut' }] }, label },
    status: {
      type: 'enum',
      enum: 'reservationStatusType',
      default: 'PENDING',
      readOnly: true,
      colors: { PENDING: 'gold', SUCCESSFUL: 'green', CANCELLED: 'default', FINISHED: 'blue' },
      label,
    },
    paymentMethod: { type: 'enum', enum: 'paymentType', label },
    cancelReason: { type: 'textarea', required: true, maxLength: 500, showIf: { status: 'CANCELLED' }, label },
    currency: { type: 'enum', values: ['EUR', 'USD', 'TRY'], default: 'EUR', label },
    totalPrice: { type: 'money', currencyField: 'currency', min: 0, required: true, label },
    remainingPrice: { type: 'money', currencyField: 'currency', min: 0, write: ['Accounting', 'SuperAdmin'], label },
    payments: { type: 'children', resource: 'reservation-payments', via: 'reservationId', label },
  },
  list: {
    columns: [
      'code',
      'estateId',
      'stay',
      'nights',
      { field: 'status', width: 130 },
      'totalPrice',
      { field: 'remainingPrice', sum: true },
    ],
    sort: '-createdAt',
    filters: ['estateId', 'stay', 'status'],
    views: [
      { id: 'arrivals', label, where: { checkIn: '$today' } },
      { id: 'unpaid', label, where: { remainingPrice: { gt: 0 } } },
    ],
  },
  form: {
    layout: 'tabs',
    sections: [
      { label, fields: ['estateId', ['stay', 'nights']] },
      {
        label,
        fields: [
          ['totalPrice', 'currency'],
          ['remainingPrice', 'paymentMethod'],
        ],
      },
    ],
  },
  show: {
    sections: [
      { fields: ['code', 'status', 'estateId', 'stay', 'totalPrice'] },
      { relation: 'payments' },
      { audit: true },
    ],
  },
  actions: {
    confirm: { label, from: ['PENDING'], set: { status: 'SUCCESSFUL' }, confirm: true, icon: 'CheckOutlined' },
    cancel: {
      label,
      from: ['PENDING', 'SUCCESSFUL'],
      set: { status: 'CANCELLED' },
      ask: ['cancelReason'],
      danger: true,
      confirm: label,
    },
    finish: { label, from: ['SUCCESSFUL'], set: { status: 'FINISHED' }, when: { remainingPrice: 0 }, confirm: true },
  },
  rules: [
    {
      id: 'remaining-le-total',
      assert: { remainingPrice: { lte: '$totalPrice' } },
      at: 'remainingPrice',
      message: label,
    },
  ],
};

const files = {
  'v1/operational/reservations.json': reservations,
  'estates.json': goodResource({
    name: 'estates',
    fields: {
      propertyName: { type: 'text', label },
      status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'], label },
      ownerIds: { type: 'ref', resource: 'investors', multiple: true, label },
    },
  }),
  'investors.json': goodResource({ name: 'investors' }),
  'payments.json': goodResource({
    name: 'reservation-payments',
    fields: { reservationId: { type: 'ref', resource: 'reservations', label } },
  }),
  '_enums.json': {
    reservationStatusType: ['PENDING', 'SUCCESSFUL', 'CANCELLED', 'FINISHED'],
    paymentType: ['CASH', 'CREDIT_CARD'],
  },
  '_menu.json': { groups: [{ id: 'operational', label, icon: 'CalendarOutlined', order: 1 }] },
};

test('a full resource has no finding', () => {
  expect([...briefFindings(files), ...briefFindings(files, 'warning')]).toEqual([]);
});

test('and is what it says', () => {
  const { config } = check(files);
  const resource = config.resources['reservations'];
  expect(resource).toMatchObject({
    stateField: 'status',
    routes: { list: '/v1/operational/reservations', show: '/v1/operational/reservations/show/:id' },
  });
  expect(resource?.fields['status']).toMatchObject({
    options: [{ value: 'PENDING', color: 'gold' }, { value: 'SUCCESSFUL' }, {}, {}],
  });
  expect(config.policy.rows).toContainEqual(['p', 'Investor', 'Reservation', 'show', 'allow']);
});
