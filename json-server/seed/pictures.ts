/** One picture of the seed: file name below `public/pictures/` and its SVG, at most 2 kB. */
export type SeedPicture = { readonly name: string; readonly svg: string };

type Sky = { readonly top: string; readonly bottom: string; readonly sun: string; readonly ground: string };
const DAY: Sky = { top: '#bfe3f5', bottom: '#f3fafd', sun: '#ffd666', ground: '#a9cf9a' };
const DUSK: Sky = { top: '#8fa8d9', bottom: '#ffdcc0', sun: '#ff9c6e', ground: '#8fb39a' };

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
const shape = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

function scene({ title, sky, parts }: { title: string; sky: Sky; parts: readonly string[] }): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img">',
    `<title>${title}</title>`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.bottom}"/></linearGradient></defs>`,
    box(0, 0, 320, 200, 'url(#s)'),
    disc(262, 42, 18, sky.sun),
    ...parts,
    '</svg>\n',
  ].join('');
}

/** Rows of equal windows, drawn as one path to keep the file small. */
function windows({
  x,
  y,
  columns,
  rows,
  step,
  size,
  fill,
}: {
  x: number;
  y: number;
  columns: number;
  rows: number;
  step: number;
  size: number;
  fill: string;
}): string {
  const squares = Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    return `M${x + column * step} ${y + Math.floor(index / columns) * step}h${size}v${size}h-${size}z`;
  });
  return `<path fill="${fill}" d="${squares.join('')}"/>`;
}

const tree = (x: number, ground: number, leaf: string) =>
  box(x - 3, ground - 24, 6, 24, '#8c6d53') + disc(x, ground - 34, 17, leaf);

function apartment(sky: Sky, wall: string): string {
  const parts = [
    box(0, 168, 320, 32, sky.ground),
    box(96, 48, 128, 122, wall, 3),
    box(90, 42, 140, 10, '#b5694c', 2),
    windows({ x: 110, y: 64, columns: 4, rows: 3, step: 28, size: 16, fill: '#5b8fb0' }),
    box(150, 144, 20, 26, '#7a5742'),
    tree(62, 172, '#6fa863'),
    tree(256, 172, '#7fb56e'),
  ];
  return scene({ title: 'Apartment', sky, parts });
}

function residence(sky: Sky, wall: string): string {
  const parts = [
    box(0, 170, 320, 30, sky.ground),
    box(108, 22, 62, 150, wall, 3),
    box(176, 58, 54, 114, '#dfe6ee', 3),
    windows({ x: 117, y: 34, columns: 3, rows: 7, step: 18, size: 10, fill: '#3f7396' }),
    windows({ x: 184, y: 70, columns: 2, rows: 5, step: 20, size: 12, fill: '#6d9dbb' }),
    box(96, 166, 150, 8, '#b8c4ce', 2),
    tree(70, 174, '#6fa863'),
  ];
  return scene({ title: 'Residence', sky, parts });
}

function villa(sky: Sky, wall: string): string {
  const parts = [
    box(0, 150, 320, 50, sky.ground),
    box(76, 92, 168, 62, wall, 2),
    box(120, 58, 92, 38, '#f7f2e8', 2),
    box(70, 86, 180, 8, '#b5694c', 2),
    box(114, 52, 104, 8, '#b5694c', 2),
    windows({ x: 132, y: 68, columns: 3, rows: 1, step: 26, size: 18, fill: '#5b8fb0' }),
    windows({ x: 90, y: 108, columns: 5, rows: 1, step: 30, size: 20, fill: '#6d9dbb' }),
    box(64, 164, 150, 22, '#58b6d6', 11),
    tree(272, 160, '#6fa863'),
    tree(42, 156, '#7fb56e'),
  ];
  return scene({ title: 'Villa with a pool', sky, parts });
}

function house(sky: Sky, wall: string): string {
  const parts = [
    box(0, 160, 320, 40, sky.ground),
    box(100, 96, 120, 68, wall, 2),
    shape('88,100 160,52 232,100', '#b5533c'),
    box(192, 58, 12, 28, '#a58b78'),
    windows({ x: 114, y: 112, columns: 2, rows: 1, step: 74, size: 20, fill: '#5b8fb0' }),
    box(149, 122, 24, 42, '#6b4a36', 2),
    tree(64, 166, '#7fb56e'),
    tree(262, 166, '#6fa863'),
  ];
  return scene({ title: 'House', sky, parts });
}

function person(background: string, hair: string, shirt: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img"><title>Portrait</title>${[
    box(0, 0, 80, 80, background),
    disc(40, 33, 17, hair),
    disc(40, 37, 14, '#f0c9a8'),
    `<path d="M14 80a26 24 0 0 1 52 0z" fill="${shirt}"/>`,
  ].join('')}</svg>\n`;
}

/** Every picture that the seed's rows refer to. */
export function makePictures(): readonly SeedPicture[] {
  return [
    { name: 'apartment-1.svg', svg: apartment(DAY, '#f2e3cf') },
    { name: 'apartment-2.svg', svg: apartment(DUSK, '#e7d3d0') },
    { name: 'residence-1.svg', svg: residence(DAY, '#eef2f6') },
    { name: 'residence-2.svg', svg: residence(DUSK, '#d9dfea') },
    { name: 'villa-1.svg', svg: villa(DAY, '#fdfaf3') },
    { name: 'villa-2.svg', svg: villa(DUSK, '#f3e4d2') },
    { name: 'house-1.svg', svg: house(DAY, '#e9dcc3') },
    { name: 'house-2.svg', svg: house(DUSK, '#d8c3ab') },
    { name: 'person-1.svg', svg: person('#d6e4ff', '#5b3a29', '#1677ff') },
    { name: 'person-2.svg', svg: person('#fff1b8', '#2b2b2b', '#d48806') },
    { name: 'person-3.svg', svg: person('#d9f7be', '#a8763e', '#389e0d') },
    { name: 'person-4.svg', svg: person('#ffd6e7', '#7a3b2e', '#c41d7f') },
  ];
}
