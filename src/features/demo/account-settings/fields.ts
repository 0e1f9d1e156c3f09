import type { EnumField, Field, ImageField, Text, TextField } from '../../../config/types.ts';

const base = (name: string) => ({
  name,
  label: { key: `demo-account-settings:field.${name}`, en: name },
  required: false,
  readOnly: false,
  unique: false,
  hidden: false,
  sortable: false,
  search: false,
});

type TextSetup = Partial<Pick<TextField, 'type' | 'required' | 'minLength' | 'maxLength' | 'help'>>;

export const textField = (name: string, setup: TextSetup = {}): TextField => ({
  ...base(name),
  type: 'text',
  maxLength: 100,
  ...setup,
});

type Options = Readonly<Record<string, Text>>;

export const choiceField = (name: string, options: Options): EnumField => ({
  ...base(name),
  type: 'enum',
  multiple: false,
  required: true,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

const imageField = (name: string, maxBytes: number): ImageField => ({ ...base(name), type: 'image', maxBytes });

const COUNTRIES: Options = {
  TR: { en: 'Türkiye', tr: 'Türkiye' },
  DE: { en: 'Germany', tr: 'Almanya' },
  FR: { en: 'France', tr: 'Fransa' },
  GB: { en: 'United Kingdom', tr: 'Birleşik Krallık' },
  US: { en: 'United States', tr: 'Amerika Birleşik Devletleri' },
};
const LANGUAGES: Options = {
  en: { en: 'English', tr: 'İngilizce' },
  tr: { en: 'Turkish', tr: 'Türkçe' },
  de: { en: 'German', tr: 'Almanca' },
  fr: { en: 'French', tr: 'Fransızca' },
};
const ZONES: Options = {
  'Europe/Istanbul': { en: 'Istanbul (UTC+3)', tr: 'İstanbul (UTC+3)' },
  'Europe/Berlin': { en: 'Berlin (UTC+1)', tr: 'Berlin (UTC+1)' },
  'Europe/London': { en: 'London (UTC)', tr: 'Londra (UTC)' },
  'America/New_York': { en: 'New York (UTC−5)', tr: 'New York (UTC−5)' },
};
const CURRENCIES: Options = {
  EUR: { en: 'Euro', tr: 'Avro' },
  USD: { en: 'US dollar', tr: 'ABD doları' },
  TRY: { en: 'Turkish lira', tr: 'Türk lirası' },
};

const PICTURE = 300_000; // bytes: a browser keeps a few megabytes for a whole site

type Rows = readonly (readonly Field[])[];

/** The account tab, row by row. */
export const ACCOUNT: Rows = [
  [imageField('picture', PICTURE)],
  [textField('firstName', { required: true }), textField('lastName', { required: true })],
  [textField('email', { type: 'email', required: true }), textField('phone', { type: 'phone' })],
  [textField('organization'), choiceField('country', COUNTRIES)],
  [textField('address', { maxLength: 200 })],
  [textField('city'), textField('zip', { maxLength: 12 })],
  [choiceField('language', LANGUAGES), choiceField('timeZone', ZONES)],
  [choiceField('currency', CURRENCIES)],
];
export const ACCOUNT_START = {
  firstName: 'Zeynep',
  lastName: 'Aydın',
  email: 'zeynep.aydin@example.com',
  phone: '+905000000011',
  organization: 'Konak',
  country: 'TR',
  language: 'en',
  timeZone: 'Europe/Istanbul',
  currency: 'EUR',
};

/** Where bills go. */
export const ADDRESS: Rows = [
  [textField('companyName', { required: true }), textField('billingEmail', { type: 'email', required: true })],
  [textField('taxId', { maxLength: 20 }), textField('phone', { type: 'phone' })],
  [textField('address', { required: true, maxLength: 200 })],
  [textField('city'), textField('zip', { maxLength: 12 }), choiceField('country', COUNTRIES)],
];
export const ADDRESS_START = {
  companyName: 'Konak',
  billingEmail: 'billing@example.com',
  address: 'Kordon 12',
  city: 'İzmir',
  zip: '35210',
  country: 'TR',
};
