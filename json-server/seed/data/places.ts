/** A district with what an address in it needs. `price`: night price relative to an ordinary one. */
export type SeedDistrict = {
  readonly city: string;
  readonly district: string;
  readonly neighbourhoods: readonly string[];
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly price: number;
  readonly group: string;
  readonly isCoast: boolean;
};

function place(
  [city, district, postalCode]: readonly [string, string, string],
  [latitude, longitude]: readonly [number, number],
  neighbourhoods: readonly string[],
  [group, price, isCoast]: readonly [string, number, boolean],
): SeedDistrict {
  return { city, district, postalCode, latitude, longitude, neighbourhoods, group, price, isCoast };
}

/** The group of a district is the name of the estate group made for it. */
export const SEED_DISTRICTS: readonly SeedDistrict[] = [
  place(
    ['ISTANBUL', 'Beşiktaş', '34353'],
    [41.0422, 29.0083],
    ['Ortaköy', 'Bebek', 'Levent', 'Akat'],
    ['Boğaz Hattı', 1.5, true],
  ),
  place(
    ['ISTANBUL', 'Sarıyer', '34460'],
    [41.1089, 29.0554],
    ['Emirgan', 'Yeniköy', 'Tarabya'],
    ['Boğaz Hattı', 1.4, true],
  ),
  place(
    ['ISTANBUL', 'Beyoğlu', '34433'],
    [41.0316, 28.9817],
    ['Cihangir', 'Müeyyetzade', 'Asmalımescit'],
    ['Eski Şehir', 1.2, false],
  ),
  place(
    ['ISTANBUL', 'Fatih', '34080'],
    [41.0307, 28.9487],
    ['Balat', 'Sultanahmet', 'Ayvansaray'],
    ['Eski Şehir', 1.1, false],
  ),
  place(
    ['ISTANBUL', 'Şişli', '34367'],
    [41.0518, 28.9903],
    ['Teşvikiye', 'Bozkurt', 'Meşrutiyet'],
    ['Nişantaşı ve Şişli', 1.3, false],
  ),
  place(
    ['ISTANBUL', 'Kadıköy', '34710'],
    [40.9829, 29.0266],
    ['Caferağa', 'Fenerbahçe', 'Suadiye'],
    ['Anadolu Yakası', 1.1, true],
  ),
  place(
    ['ISTANBUL', 'Üsküdar', '34674'],
    [41.0405, 29.0357],
    ['Kuzguncuk', 'Çengelköy', 'Beylerbeyi'],
    ['Anadolu Yakası', 1, true],
  ),
  place(
    ['ANTALYA', 'Muratpaşa', '07100'],
    [36.8747, 30.7133],
    ['Şirinyalı', 'Fener', 'Kılınçarslan'],
    ['Antalya Merkez', 0.9, true],
  ),
  place(
    ['ANTALYA', 'Konyaaltı', '07070'],
    [36.8665, 30.637],
    ['Liman', 'Hurma', 'Arapsuyu'],
    ['Antalya Merkez', 0.9, true],
  ),
  place(
    ['ANTALYA', 'Alanya', '07400'],
    [36.5437, 31.9998],
    ['Mahmutlar', 'Oba', 'Kestel'],
    ['Alanya ve Kemer', 0.8, true],
  ),
  place(
    ['ANTALYA', 'Kemer', '07980'],
    [36.5978, 30.5604],
    ['Göynük', 'Çamyuva', 'Tekirova'],
    ['Alanya ve Kemer', 1, true],
  ),
  place(
    ['ANTALYA', 'Kaş', '07580'],
    [36.2018, 29.6377],
    ['Kalkan', 'Çukurbağ', 'Andifli'],
    ['Likya Sahili', 1.6, true],
  ),
  place(
    ['MUGLA', 'Fethiye', '48300'],
    [36.6213, 29.1164],
    ['Ölüdeniz', 'Çalış', 'Kayaköy'],
    ['Likya Sahili', 1.3, true],
  ),
  place(
    ['MUGLA', 'Bodrum', '48400'],
    [37.0344, 27.4305],
    ['Yalıkavak', 'Gümüşlük', 'Turgutreis', 'Bitez'],
    ['Bodrum Yarımadası', 1.8, true],
  ),
  place(
    ['MUGLA', 'Marmaris', '48700'],
    [36.855, 28.2742],
    ['İçmeler', 'Siteler', 'Armutalan'],
    ['Marmaris ve Datça', 1.1, true],
  ),
  place(
    ['MUGLA', 'Datça', '48900'],
    [36.7268, 27.6858],
    ['İskele', 'Palamutbükü', 'Eski Datça'],
    ['Marmaris ve Datça', 1.2, true],
  ),
  place(
    ['IZMIR', 'Çeşme', '35930'],
    [38.3236, 26.3036],
    ['Alaçatı', 'Ilıca', 'Dalyan'],
    ['Çeşme ve Alaçatı', 1.6, true],
  ),
  place(
    ['IZMIR', 'Karşıyaka', '35540'],
    [38.4552, 27.1128],
    ['Bostanlı', 'Mavişehir', 'Alaybey'],
    ['İzmir Körfezi', 0.8, true],
  ),
  place(
    ['IZMIR', 'Urla', '35430'],
    [38.3229, 26.7636],
    ['İskele', 'Çeşmealtı', 'Kuşçular'],
    ['İzmir Körfezi', 1, true],
  ),
  place(
    ['AYDIN', 'Kuşadası', '09400'],
    [37.8579, 27.261],
    ['Kadınlar Denizi', 'Güzelçamlı', 'Soğucak'],
    ['Kuşadası ve Didim', 0.9, true],
  ),
  place(
    ['AYDIN', 'Didim', '09270'],
    [37.3759, 27.2678],
    ['Altınkum', 'Efeler', 'Mavişehir'],
    ['Kuşadası ve Didim', 0.8, true],
  ),
  place(
    ['NEVSEHIR', 'Ürgüp', '50400'],
    [38.6311, 34.9126],
    ['Esbelli', 'Mustafapaşa', 'Ortahisar'],
    ['Kapadokya', 1.2, false],
  ),
  place(
    ['NEVSEHIR', 'Göreme', '50180'],
    [38.6431, 34.8283],
    ['Gaferli', 'Aydınlı', 'İsali'],
    ['Kapadokya', 1.3, false],
  ),
];

export const STREETS: readonly string[] = [
  'Atatürk Caddesi',
  'Cumhuriyet Caddesi',
  'İnönü Caddesi',
  'Zeytinlik Sokak',
  'Nar Çiçeği Sokak',
  'Begonvil Sokak',
  'Sakız Ağacı Sokak',
  'Deniz Feneri Sokak',
  'Limon Çiçeği Sokak',
  'Mektep Sokak',
  'Çınaraltı Sokak',
  'Hanımeli Sokak',
  'Yasemin Sokak',
  'Bülbül Sokak',
  'Kaptan Caddesi',
  'Yalı Caddesi',
  'Gül Sokak',
  'Papatya Sokak',
  'Defne Sokak',
  'Mimar Sinan Caddesi',
  'Barbaros Caddesi',
  'Iğde Sokak',
];
