import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import type { ClientConfig } from '../../src/config/types.ts';
import type { PlaceMapProps } from '../../src/ui/map/map-types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, FIELDS, RECORD, sampleField } from './sample-estates.ts';
import '../../src/features/estates/EstateDetails.tsx';

// Nothing is laid out here; tests/browser sees the real one.
vi.mock('../../src/ui/map/PlaceMap.tsx', () => ({
  default: ({ label, points }: PlaceMapProps) => (
    <p aria-label={label}>{points?.map(({ lat, lng }) => `${String(lat)} ${String(lng)}`)}</p>
  ),
}));

const option = (value: string, en: string, tr: string) => ({ value, label: { en, tr } });
const text = (name: string) => sampleField(name, [name, name], { type: 'text' });
const ADDRESS = {
  city: sampleField('city', ['City', 'İl'], {
    type: 'enum',
    multiple: false,
    options: [option('MUGLA', 'Muğla', 'Muğla')],
  }),
  district: text('district'),
  street: text('street'),
  door: text('door'),
};
const MORE = [
  sampleField('photos', ['Photos', 'Fotoğraflar'], { type: 'images', maxItems: 20 }),
  sampleField('address', ['Address', 'Adres'], { type: 'object', fields: ADDRESS }),
  sampleField('location', ['On the map', 'Haritada'], { type: 'location' }),
  sampleField('amenities', ['Amenities', 'Olanaklar'], {
    type: 'enum',
    multiple: true,
    options: [option('WIFI', 'Wi-Fi', 'Kablosuz internet'), option('CRIB', 'Crib', 'Bebek yatağı')],
  }),
  sampleField('description', ['Description', 'Açıklama'], {
    type: 'object',
    fields: { en: text('en'), tr: text('tr') },
  }),
  sampleField('minNights', ['Minimum nights', 'En az gece'], { type: 'integer' }),
  sampleField('note', ['Internal note', 'Dahili not'], { type: 'textarea' }),
];
const PRICE = sampleField('basePrice', ['Price per night', 'Gecelik fiyat'], { type: 'money', currency: 'EUR' });
const HOME = {
  ...RECORD,
  address: { city: 'MUGLA', district: 'Bodrum', street: 'Yalı Caddesi', door: '17' },
  location: { lat: 37.02335, lng: 27.42507 },
  amenities: ['WIFI', 'CRIB'],
  description: { en: 'A house by the sea.', tr: 'Deniz kenarında bir ev.' },
  minNights: 2,
  basePrice: 14_000,
  note: 'The owner is difficult.',
  photos: [{ path: '/pictures/house-1.svg' }],
};

const config = (fields = [...FIELDS, ...MORE, PRICE]): ClientConfig => ({
  ...estatesConfig({ fields: Object.fromEntries(fields.map((field) => [field.name, field])) }),
  pages: {
    'estate-fact-sheet': {
      name: 'estate-fact-sheet',
      label: { en: 'Fact sheet', tr: 'Tanıtım sayfası' },
      icon: 'FileTextOutlined',
      route: '/v1/estates/details/:id',
      screen: '/v1/estates/details',
      record: 'estates',
      more: [],
      blocks: [],
    },
  },
});
const SHEET = '/v1/estates/details/e1';
const answerWith = (home: object) =>
  fakeApi(({ url }) => (url.endsWith('/estates/e1') ? { body: home } : { body: { items: [], total: 0 } }));

it('the page of a home leads to its fact sheet', async () => {
  answerWith(HOME);
  const { here } = openScreen({ config: config(), path: '/v1/estates/show/e1' });
  await userEvent.click(await screen.findByRole('link', { name: 'Fact sheet' }));
  expect(await screen.findByRole('heading', { name: 'About the home' })).toBeVisible();
  expect(here.pathname).toBe(SHEET);
});

it('says what a guest may know, in the language of the screen: no door, no note, and only about where it is', async () => {
  answerWith(HOME);
  openScreen({ config: config(), path: SHEET });
  const sheet = await screen.findByRole('article', { name: 'KNK-001 · Sea View' });
  // Under its name, and beside the way to a map.
  expect(within(sheet).getAllByText('Bodrum, Muğla')).toHaveLength(2);
  expect(within(sheet).getByText('A house by the sea.')).toBeVisible();
  expect(within(sheet).getByText('€140.00')).toBeVisible();
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Wi-Fi', 'Crib']);
  const area = within(sheet).getByRole('link', { name: 'Open the area on a map' });
  expect(area.getAttribute('href')).toMatch(/mlat=37\.02&mlon=27\.43#/);
  expect(sheet).not.toHaveTextContent(/17|Yalı|difficult|Deniz|Draft/);
  await act(() => i18next.changeLanguage('tr'));
  expect(within(sheet).getByText('Deniz kenarında bir ev.')).toBeVisible();
  expect(within(sheet).getByText('Kablosuz internet')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Yazdır' })).toBeVisible();
});

it('has no price for a role that may not read it, and the other description where there is only one', async () => {
  answerWith({ ...HOME, description: { en: '', tr: 'Deniz kenarında bir ev.' }, location: null, status: 'DRAFT' });
  openScreen({ config: config([...FIELDS, ...MORE]), path: SHEET });
  expect(await screen.findByText('Deniz kenarında bir ev.')).toBeVisible();
  expect(screen.queryByText(/€|Price/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Location' })).toBeNull();
  // A home that cannot be rented says so, on paper too.
  expect(screen.getByText('Draft')).toBeVisible();
});

it('prints, and says when there is no such home', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  answerWith(HOME);
  const { unmount } = openScreen({ config: config(), path: SHEET });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  fakeApi(() => ({ status: 404, body: {} }));
  openScreen({ config: config(), path: '/v1/estates/details/gone' });
  expect(await screen.findByText('Record not found')).toBeVisible();
});
