/** What a kind of home looks like; ranges are inclusive. `night`: ordinary price a night in whole Turkish lira. */
export type HomeKind = {
  readonly type: string;
  readonly weight: number;
  readonly rooms: readonly (readonly [rooms: string, guests: number, baths: number, squareMeter: number])[];
  readonly night: readonly [number, number];
  readonly pictures: readonly string[];
  readonly words: readonly string[];
  readonly amenities: readonly string[];
  readonly onCoastOnly?: true;
};

export const HOMES: readonly HomeKind[] = [
  {
    type: 'APARTMENT',
    weight: 45,
    rooms: [
      ['1+1', 3, 1, 62],
      ['2+1', 5, 1, 95],
      ['3+1', 7, 2, 130],
    ],
    night: [2200, 4600],
    pictures: ['apartment-1', 'apartment-2'],
    words: ['Daire', 'Apart', 'Dairesi', 'Suite'],
    amenities: ['ELEVATOR', 'BALCONY', 'DISHWASHER'],
  },
  {
    type: 'RESIDENCE',
    weight: 18,
    rooms: [
      ['1+1', 3, 1, 70],
      ['2+1', 5, 2, 110],
    ],
    night: [3800, 7200],
    pictures: ['residence-1', 'residence-2'],
    words: ['Rezidans', 'Residence', 'Loft'],
    amenities: ['ELEVATOR', 'POOL', 'PARKING', 'DISHWASHER'],
  },
  {
    type: 'STUDIO',
    weight: 14,
    rooms: [['1+0', 2, 1, 38]],
    night: [1500, 2600],
    pictures: ['apartment-1', 'residence-1'],
    words: ['Stüdyo', 'Studio'],
    amenities: ['BALCONY'],
  },
  {
    type: 'VILLA',
    weight: 15,
    rooms: [
      ['3+1', 7, 3, 190],
      ['4+1', 9, 4, 260],
      ['5+1', 12, 5, 340],
    ],
    night: [9500, 21_000],
    pictures: ['villa-1', 'villa-2'],
    words: ['Villa', 'Villası'],
    amenities: ['PRIVATE_POOL', 'GARDEN', 'BARBECUE', 'PARKING', 'DISHWASHER', 'JACUZZI'],
    onCoastOnly: true,
  },
  {
    type: 'DETACHED_HOUSE',
    weight: 8,
    rooms: [
      ['2+1', 5, 1, 110],
      ['3+1', 6, 2, 150],
    ],
    night: [3400, 6800],
    pictures: ['house-1', 'house-2'],
    words: ['Taş Ev', 'Konak', 'Bahçeli Ev'],
    amenities: ['GARDEN', 'BARBECUE', 'FIREPLACE', 'PARKING'],
  },
];

export const NAMES: readonly string[] = [
  'Begonvil',
  'Zeytin',
  'Lodos',
  'Poyraz',
  'Mavi',
  'Yakamoz',
  'Martı',
  'Deniz Feneri',
  'Gün Batımı',
  'Çınaraltı',
  'Lavanta',
  'İncir',
  'Nar',
  'Limon',
  'Yasemin',
  'Erguvan',
  'Kumsal',
  'Turkuaz',
  'Mercan',
  'Şakayık',
  'Çamlık',
  'Ihlamur',
  'Defne',
  'Üzüm Bağı',
];

export const PROJECTS: readonly string[] = [
  'Mavişehir Konakları',
  'Liman Evleri',
  'Zeytinlik Park',
  'Sahil Teras',
  'Marina Residence',
  'Çamlıca Evleri',
  'Körfez Plaza',
  'Taşköy',
];
