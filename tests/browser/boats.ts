import writeXlsxFile from 'write-excel-file/node';

/** A resource and a page as an admin writes them who has read docs/configuration and nothing else. */

export const BOATS = {
  $schema: '../../schemas/resource.schema.json',
  name: 'boats',
  label: { en: 'Boats', tr: 'Tekneler' },
  one: { en: 'boat', tr: 'tekne' },
  menu: { group: 'operational', badge: { view: 'ashore', tone: 'warning' } },
  title: '{registration} · {boatName}',
  fields: {
    registration: {
      type: 'text',
      label: { en: 'Registration', tr: 'Sicil no' },
      required: true,
      unique: true,
      search: true,
      pattern: { is: 'TR-[0-9]{4}', message: { en: 'Like TR-0042', tr: 'TR-0042 gibi' } },
    },
    boatName: { type: 'text', label: { en: 'Boat', tr: 'Tekne' }, required: true, search: true, sortable: true },
    kind: {
      type: 'enum',
      label: { en: 'Kind', tr: 'Tür' },
      required: true,
      values: [
        { value: 'GULET', label: { en: 'Gulet', tr: 'Gulet' }, color: 'blue' },
        { value: 'SAIL', label: { en: 'Sailing boat', tr: 'Yelkenli' }, color: 'green' },
        { value: 'MOTOR', label: { en: 'Motor boat', tr: 'Motorlu tekne' }, color: 'gold' },
      ],
    },
    state: {
      type: 'enum',
      label: { en: 'State', tr: 'Durum' },
      default: 'ASHORE',
      values: [
        { value: 'ASHORE', label: { en: 'Ashore', tr: 'Karada' }, color: 'gold' },
        { value: 'AFLOAT', label: { en: 'Afloat', tr: 'Denizde' }, color: 'green' },
        { value: 'SOLD', label: { en: 'Sold', tr: 'Satıldı' } },
      ],
    },
    harbour: {
      type: 'enum',
      label: { en: 'Harbour', tr: 'Liman' },
      values: [
        { value: 'BODRUM', label: { en: 'Bodrum', tr: 'Bodrum' } },
        { value: 'GOCEK', label: { en: 'Göcek', tr: 'Göcek' } },
        { value: 'KAS', label: { en: 'Kaş', tr: 'Kaş' } },
      ],
    },
    length: { type: 'number', label: { en: 'Length (m)', tr: 'Boy (m)' }, min: 3, max: 60 },
    builtIn: { type: 'integer', label: { en: 'Built in', tr: 'Yapım yılı' }, min: 1900, max: 2100 },
    cabins: { type: 'integer', label: { en: 'Cabins', tr: 'Kabin' }, min: 0 },
    guests: { type: 'integer', label: { en: 'Guests', tr: 'Misafir' }, min: 1 },
    crew: { type: 'integer', label: { en: 'Crew', tr: 'Mürettebat' }, min: 0 },
    aboard: { type: 'integer', label: { en: 'Aboard', tr: 'Teknedeki kişi' }, compute: { sum: ['guests', 'crew'] } },
    dayRate: { type: 'money', currency: 'EUR', label: { en: 'Day rate', tr: 'Günlük ücret' }, min: 0 },
    deposit: { type: 'money', currency: 'EUR', label: { en: 'Deposit', tr: 'Depozito' } },
    skippered: { type: 'boolean', label: { en: 'With skipper', tr: 'Kaptanlı' }, default: true },
    skipper: { type: 'text', label: { en: 'Skipper', tr: 'Kaptan' }, showIf: { skippered: true } },
    insuredUntil: { type: 'date', label: { en: 'Insured until', tr: 'Sigorta bitişi' } },
    inspectedOn: { type: 'date', label: { en: 'Inspected on', tr: 'Denetim tarihi' } },
    ownerPhone: { type: 'phone', label: { en: 'Owner’s phone', tr: 'Sahibinin telefonu' } },
    extras: { type: 'tags', label: { en: 'Extras', tr: 'Ekstralar' } },
    note: { type: 'textarea', label: { en: 'Note', tr: 'Not' } },
  },
  list: {
    columns: ['registration', 'boatName', 'kind', 'state', 'harbour', 'dayRate', 'insuredUntil'],
    sort: 'registration',
    filters: ['kind', 'state', 'harbour'],
    views: [{ id: 'ashore', label: { en: 'Ashore', tr: 'Karada' }, where: { state: 'ASHORE' } }],
  },
  actions: {
    launch: {
      label: { en: 'Launch', tr: 'Denize indir' },
      from: ['ASHORE'],
      set: { state: 'AFLOAT' },
      undo: 'haulOut',
    },
    haulOut: { label: { en: 'Haul out', tr: 'Karaya çek' }, from: ['AFLOAT'], set: { state: 'ASHORE' } },
    sell: { label: { en: 'Sell', tr: 'Sat' }, danger: true, set: { state: 'SOLD' }, confirm: true },
  },
  access: {
    grants: { admin: ['*'], HouseKeeping: ['list', 'show'] },
    rows: { HouseKeeping: { state: 'AFLOAT', harbour: ['BODRUM', 'GOCEK'] } },
  },
};

export const FLEET = {
  $schema: '../../schemas/page.schema.json',
  kind: 'page',
  name: 'fleet',
  label: { en: 'Fleet', tr: 'Filo' },
  menu: { group: 'operational' },
  blocks: [
    { id: 'ashore', type: 'count', resource: 'boats', view: 'ashore', label: { en: 'Ashore', tr: 'Karada' } },
    { id: 'kinds', type: 'chart', resource: 'boats', by: 'kind', label: { en: 'By kind', tr: 'Türe göre' } },
    {
      id: 'harbours',
      type: 'chart',
      resource: 'boats',
      by: 'harbour',
      as: 'donut',
      width: 'half',
      label: { en: 'By harbour', tr: 'Limana göre' },
    },
    {
      id: 'insured',
      type: 'trend',
      resource: 'boats',
      by: 'insuredUntil',
      months: 3,
      ahead: 6,
      width: 'half',
      label: { en: 'Insurance ends', tr: 'Biten sigortalar' },
    },
  ],
};

const HEADS = ['Registration', 'Boat', 'Kind', 'Harbour', 'Length (m)', 'Built in', 'Cabins', 'Guests', 'Crew'];
const MORE_HEADS = [
  'Day rate',
  'Deposit',
  'With skipper',
  'Skipper',
  'Insured until',
  'Owner’s phone',
  'Extras',
  'Note',
];
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number | Date;

function boat(number: number, until: Date): Cell[] {
  const kind = ['Gulet', 'Sailing boat', 'Motor boat'][number % 3] ?? '';
  const harbour = ['Bodrum', 'Göcek', 'Kaş'][number % 3] ?? '';
  return [
    ...[`TR-${String(number).padStart(4, '0')}`, `Deniz ${number}`, kind, harbour, 9.5, 1990 + (number % 30), 3, 8, 2],
    ...[250.5 + number, 1000, 'Yes', `Kaptan ${number}`, until, '0532 111 22 33', 'tender; sonar', 'Iskele A'],
  ];
}

/** Row as a spreadsheet counts, column, and what stands there instead. */
export const WRONG = [
  { cell: 'A12', value: 'TR-12' },
  { cell: 'B40', value: '' },
  { cell: 'C77', value: 'Spaceship' },
  { cell: 'F130', value: 'about 1990' },
  { cell: 'J201', value: -5 },
  { cell: 'N333', value: 'soon' },
  { cell: 'O498', value: '12' },
] as const;

/** A workbook of `count` boats, with or without the cells that are wrong. */
export async function boatsFile(count: number, wrong: readonly { cell: string; value: string | number }[] = []) {
  const until = new Date();
  until.setUTCHours(0, 0, 0, 0);
  const lines: Cell[][] = [[...HEADS, ...MORE_HEADS]];
  for (let number = 1; number <= count; number += 1) {
    lines.push(boat(number, new Date(until.getTime() + (number % 150) * 86_400_000)));
  }
  for (const { cell, value } of wrong) {
    const line = lines[Number(cell.slice(1)) - 1];
    if (line) line[cell.charCodeAt(0) - 'A'.charCodeAt(0)] = value;
  }
  const cellOf = (value: Cell) => ({
    value,
    type: value instanceof Date ? Date : typeof value === 'number' ? Number : String,
    ...(value instanceof Date && { format: 'dd.mm.yyyy' }),
  });
  const buffer = await writeXlsxFile(lines.map((line) => line.map(cellOf)) as never).toBuffer();
  return { name: 'boats.xlsx', mimeType: WORKBOOK, buffer };
}
