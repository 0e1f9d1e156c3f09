import type { Picture } from '../pictures.ts';

const svg = (title: string, size: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" role="img"><title>${title}</title>${parts.join('')}</svg>\n`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const BACKGROUNDS = ['#d6e4ff', '#fff1b8', '#d9f7be', '#ffd6e7', '#efdbff', '#b5f5ec'] as const;
const HAIR = ['#5b3a29', '#2b2b2b', '#a8763e', '#7a3b2e', '#4a4a4a', '#c9a26b'] as const;
const SKIN = ['#f0c9a8', '#d9a074', '#f7dcc4', '#8d5a3b'] as const;
const SHIRTS = ['#1677ff', '#d48806', '#389e0d', '#c41d7f', '#722ed1', '#08979c', '#cf1322'] as const;
const pick = (colors: readonly string[], number: number): string => colors[number % colors.length] ?? '#888';

function avatar(number: number): string {
  const hair = pick(HAIR, number);
  const isLong = number % 2 === 0;
  return svg(
    'Portrait',
    '80 80',
    box(0, 0, 80, 80, pick(BACKGROUNDS, number)),
    isLong ? box(22, 30, 36, 32, hair, 16) : '',
    disc(40, 32, 17, hair),
    disc(40, 37, 14, pick(SKIN, number * 3 + 1)),
    path('M14 80a26 24 0 0 1 52 0z', pick(SHIRTS, number * 2)),
  );
}

/** A thing on a shelf; what it is differs by category. */
const thing = (title: string, background: string, ...parts: readonly string[]): string =>
  svg(title, '120 120', box(0, 0, 120, 120, background), box(14, 96, 92, 5, '#00000014', 2), ...parts);

const PRODUCTS: Readonly<Record<string, string>> = {
  electronics: thing(
    'Electronics',
    '#e6f4ff',
    box(26, 30, 68, 46, '#334155', 5),
    box(31, 35, 58, 36, '#7cc4f2', 2),
    box(52, 76, 16, 12, '#64748b'),
    box(40, 88, 40, 8, '#475569', 3),
  ),
  accessories: thing(
    'Accessories',
    '#fff7e6',
    box(30, 46, 60, 50, '#b4764f', 8),
    path('M44 48v-8a16 16 0 0 1 32 0v8h-6v-8a10 10 0 0 0-20 0v8z', '#8a5636'),
    box(54, 60, 12, 10, '#f5d9a6', 2),
  ),
  shoes: thing(
    'Shoes',
    '#f6ffed',
    path('M22 62l18-18 12 10 10 14 32 8c8 2 10 10 8 20H22z', '#4f8f5b'),
    box(20, 90, 82, 7, '#2f5d3a', 3),
    path('M44 56l10-6 3 4-10 6zm8 9l10-6 3 4-10 6z', '#f0fff2'),
  ),
  office: thing(
    'Office',
    '#f0f5ff',
    box(20, 64, 80, 6, '#8c6d53', 2),
    box(26, 70, 5, 27, '#8c6d53'),
    box(89, 70, 5, 27, '#8c6d53'),
    path('M62 64V40h5v24zm-8-26l24-8 6 12-24 6z', '#d4a72c'),
    box(32, 56, 20, 8, '#5b8fb0', 1),
  ),
  'home-decor': thing(
    'Home decor',
    '#fff0f6',
    path('M46 96c-14-14-12-34 4-40h20c16 6 18 26 4 40z', '#c96f4a'),
    path('M58 56c-2-16-12-22-20-24 4 12 10 20 18 24zm4 0c0-18 8-28 18-32 0 16-6 26-14 32z', '#6fa863'),
  ),
  games: thing(
    'Games',
    '#f9f0ff',
    path('M34 52h52c14 0 20 36 10 40-8 3-14-14-20-14H44c-6 0-12 17-20 14-10-4-4-40 10-40z', '#5b4b8a'),
    disc(80, 62, 4, '#ffd666'),
    disc(88, 68, 4, '#ff85c0'),
    path('M38 58h6v5h5v6h-5v5h-6v-5h-5v-6h5z', '#efe9ff'),
  ),
};

/** Flags on 60 × 40, simplified as far as they stay themselves. */
const flag = (title: string, ...parts: readonly string[]): string => svg(title, '60 40', ...parts);
const stars = (points: readonly (readonly [number, number])[], radius: number, fill: string): string =>
  points.map(([x, y]) => disc(x, y, radius, fill)).join('');
const FLAGS: Readonly<Record<string, string>> = {
  au: flag(
    'Australia',
    box(0, 0, 60, 40, '#00247d'),
    box(0, 8, 30, 4, '#fff'),
    box(13, 0, 4, 20, '#fff'),
    box(0, 9, 30, 2, '#cf142b'),
    box(14, 0, 2, 20, '#cf142b'),
    stars(
      [
        [15, 31],
        [45, 8],
        [51, 16],
        [39, 18],
        [45, 32],
      ],
      2,
      '#fff',
    ),
  ),
  us: flag(
    'United States',
    box(0, 0, 60, 40, '#fff'),
    ...[0, 2, 4, 6].map((row) => box(0, row * 5.8, 60, 5.2, '#b22234')),
    box(0, 0, 26, 22, '#3c3b6e'),
    stars(
      [
        [5, 5],
        [13, 5],
        [21, 5],
        [9, 11],
        [17, 11],
        [5, 17],
        [13, 17],
        [21, 17],
      ],
      1.3,
      '#fff',
    ),
  ),
  fr: flag('France', box(0, 0, 20, 40, '#0055a4'), box(20, 0, 20, 40, '#fff'), box(40, 0, 20, 40, '#ef4135')),
  cn: flag(
    'China',
    box(0, 0, 60, 40, '#de2910'),
    disc(12, 12, 5, '#ffde00'),
    stars(
      [
        [22, 5],
        [26, 10],
        [26, 16],
        [22, 21],
      ],
      1.6,
      '#ffde00',
    ),
  ),
  br: flag(
    'Brazil',
    box(0, 0, 60, 40, '#009b3a'),
    path('M30 4l26 16-26 16L4 20z', '#fedf00'),
    disc(30, 20, 8, '#002776'),
  ),
  in: flag(
    'India',
    box(0, 0, 60, 13.4, '#ff9933'),
    box(0, 13.3, 60, 13.4, '#fff'),
    box(0, 26.6, 60, 13.4, '#138808'),
    disc(30, 20, 5, '#000080'),
    disc(30, 20, 3.6, '#fff'),
    disc(30, 20, 1, '#000080'),
  ),
};

const cover = (title: string, background: string, ...parts: readonly string[]): string =>
  svg(
    title,
    '320 180',
    box(0, 0, 320, 180, background),
    disc(270, 40, 70, '#ffffff55'),
    disc(40, 160, 60, '#ffffff44'),
    ...parts,
  );
const COURSES: Readonly<Record<string, string>> = {
  web: cover(
    'Web',
    '#91caff',
    box(90, 46, 140, 92, '#fff', 8),
    box(90, 46, 140, 16, '#1677ff', 8),
    box(104, 76, 60, 8, '#bae0ff', 3),
    box(104, 92, 108, 8, '#d6e4ff', 3),
    box(104, 108, 84, 8, '#d6e4ff', 3),
  ),
  art: cover(
    'Art',
    '#ffd591',
    disc(160, 92, 52, '#fff7e6'),
    disc(140, 72, 9, '#f5222d'),
    disc(172, 66, 9, '#1677ff'),
    disc(188, 92, 9, '#52c41a'),
    disc(132, 104, 9, '#faad14'),
    disc(166, 114, 12, '#ffd591'),
  ),
  economics: cover(
    'Economics',
    '#b7eb8f',
    box(100, 100, 24, 40, '#389e0d', 3),
    box(134, 80, 24, 60, '#52c41a', 3),
    box(168, 60, 24, 80, '#389e0d', 3),
    box(202, 40, 24, 100, '#237804', 3),
  ),
  'ui-ux': cover(
    'UI/UX',
    '#ffa39e',
    box(112, 34, 96, 116, '#fff', 12),
    box(124, 48, 72, 34, '#ffccc7', 6),
    box(124, 92, 72, 10, '#f5f5f5', 5),
    box(124, 110, 40, 18, '#ff4d4f', 9),
  ),
  psychology: cover(
    'Psychology',
    '#87e8de',
    path('M130 150v-26c-26-14-28-70 18-78 44-6 62 30 54 56l10 14h-12c0 20-8 22-24 20v14z', '#fff'),
    disc(160, 86, 16, '#36cfc9'),
  ),
  design: cover(
    'Design',
    '#d3adf7',
    path('M110 140l70-100 12 8-70 100-14 4z', '#fff'),
    path('M200 60l26 80h-52z', '#9254de'),
    disc(120, 66, 18, '#efdbff'),
  ),
};

const sign = (title: string, background: string, ...parts: readonly string[]): string =>
  svg(title, '160 100', box(0, 0, 160, 100, background, 8), ...parts);
const HELP: Readonly<Record<string, string>> = {
  start: sign('Getting started', '#e6f4ff', path('M64 30l40 20-40 20z', '#1677ff')),
  parcel: sign('Parcel', '#fff7e6', box(52, 34, 56, 42, '#d4a373', 3), box(75, 34, 10, 42, '#f3dcc0')),
  shield: sign('Protection', '#f6ffed', path('M80 22l28 10v20c0 16-14 26-28 32-14-6-28-16-28-32V32z', '#52c41a')),
  camera: sign(
    'Camera',
    '#fff0f6',
    box(46, 36, 68, 42, '#41414d', 6),
    disc(80, 58, 14, '#eb2f96'),
    disc(80, 58, 8, '#ffd6e7'),
  ),
  home: sign('Home', '#f9f0ff', path('M80 22l36 28h-8v28H52V50h-8z', '#722ed1'), box(72, 58, 16, 20, '#efdbff')),
  people: sign(
    'People',
    '#e6fffb',
    disc(64, 42, 11, '#13c2c2'),
    disc(96, 42, 11, '#08979c'),
    path('M42 80a22 20 0 0 1 44 0z', '#13c2c2'),
    path('M74 80a22 20 0 0 1 44 0z', '#08979c'),
  ),
  checkout: sign(
    'Checkout',
    '#f0f5ff',
    box(44, 30, 72, 44, '#2f54eb', 6),
    box(44, 40, 72, 8, '#10239e'),
    box(52, 58, 24, 6, '#adc6ff', 2),
  ),
  product: sign(
    'Product page',
    '#fffbe6',
    box(30, 20, 44, 60, '#ffe58f', 4),
    box(84, 26, 46, 8, '#d48806', 3),
    box(84, 42, 34, 6, '#ffd666', 3),
    box(84, 62, 30, 14, '#fa8c16', 7),
  ),
  cover: svg(
    'Harbour',
    '640 160',
    box(0, 0, 640, 160, '#bfe3f5'),
    disc(540, 40, 24, '#ffd666'),
    path('M0 110q80-24 160 0t160 0 160 0 160 0v50H0z', '#4f94c4'),
    path('M0 128q80-18 160 0t160 0 160 0 160 0v32H0z', '#35719c'),
  ),
};

const team = (number: number): string =>
  svg(
    'Team',
    '48 48',
    box(0, 0, 48, 48, pick(SHIRTS, number), 12),
    disc(18, 20, 6, '#fff'),
    disc(31, 20, 6, '#ffffffbb'),
    path('M8 40a10 11 0 0 1 20 0zm14 0a10 11 0 0 1 20 0z', '#fff'),
  );

const named = (folder: string, pictures: Readonly<Record<string, string>>): Picture[] =>
  Object.entries(pictures).map(([name, text]) => ({ name: `${folder}/${name}.svg`, svg: text }));
const numbered = (folder: string, count: number, draw: (number: number) => string): Picture[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${folder}/${index + 1}.svg`, svg: draw(index + 1) }));

/** Every picture the demo's rows refer to, below `public/demo`. */
export const makeDemoPictures = (): readonly Picture[] => [
  ...numbered('avatars', 12, avatar),
  ...named('products', PRODUCTS),
  ...named('flags', FLAGS),
  ...named('courses', COURSES),
  ...named('help', HELP),
  ...numbered('teams', 6, team),
  ...named('mail', {
    file: svg(
      'File',
      '48 48',
      path('M10 4h20l10 10v30H10z', '#d9d9d9'),
      path('M30 4l10 10H30z', '#bfbfbf'),
      box(15, 22, 20, 3, '#8c8c8c'),
      box(15, 29, 20, 3, '#8c8c8c'),
    ),
  }),
];
