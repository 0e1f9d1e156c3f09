// @vitest-environment happy-dom
import { theme as antd } from 'antd';
import { describe, expect, it } from 'vitest';
import { PREFERENCES } from '../config/preferences.ts';
import sheet from './palette.css?raw';
import { paletteColors } from './theme-colors.ts';
import { antdTheme } from './theme.ts';

type Rgb = readonly [number, number, number];

const LOOKS = PREFERENCES.color.flatMap((color) => [
  { name: `${color}, light`, color, isDark: false },
  { name: `${color}, dark`, color, isDark: true },
]);
const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const linear = (hex: string): Rgb =>
  channels(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
const luminance = (hex: string): number => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** `color-mix(in srgb, one share, other)`. */
const mixed = (one: string, share: number, other: string): string => {
  const front = channels(one);
  const back = channels(other);
  const parts = front.map((part, at) => Math.round(255 * (part * share + (back[at] ?? 0) * (1 - share))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** Text on ground; 4.5 is AA for text of any size. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['text', ['surface', 'bg', 'raised', 'accent-soft', 'danger-soft', 'warning-soft', 'success-soft']],
  ['muted', ['surface', 'bg', 'raised', 'accent-soft']],
  ['accent', ['surface', 'bg', 'raised']],
  ['accent-strong', ['surface', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['danger', ['surface', 'bg', 'raised', 'danger-soft']],
  ['warning', ['surface', 'bg', 'warning-soft']],
  ['success', ['surface', 'bg', 'success-soft']],
  ['side-text', ['side', 'side-hover', 'side-active']],
  ['side-muted', ['side']],
];
/** What is no text but must be seen: 3 (WCAG 1.4.11). */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ['border-strong', ['surface', 'raised', 'bg']],
  ['accent', ['surface', 'bg', 'raised', 'accent-soft']], // the ring of the focus
  ['gold', ['side', 'side-active']],
  ['star', ['surface']],
  ...Array.from({ length: 8 }, (_, at) => [`chart-${at + 1}`, ['surface']] as const),
];

describe.each(LOOKS)('the palette in $name', ({ color, isDark }) => {
  const colors = paletteColors({ isDark, color });
  const of = (name: string) => {
    expect(colors[name], name).toMatch(/^#[0-9a-f]{6}$/);
    return colors[name]!;
  };
  const short = (pairs: typeof TEXTS, least: number) =>
    pairs.flatMap(([front, grounds]) =>
      grounds
        .map((ground) => ({ front, ground, ratio: contrast(of(front), of(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map((pair) => `${pair.front} on ${pair.ground}: ${pair.ratio.toFixed(2)}`),
    );

  it('lets every text be read', () => expect(short(TEXTS, 4.5)).toEqual([]));
  it('lets every edge, ring and line be seen', () => expect(short(SIGNS, 3)).toEqual([]));

  it('is what antd shows', () => {
    const theme = antdTheme({ isDark, color, isTouch: false, isStill: false, density: 'comfortable' });
    const token = antd.getDesignToken(theme);
    expect({
      colorPrimary: token.colorPrimary,
      colorPrimaryHover: token.colorPrimaryHover,
      colorBgContainer: token.colorBgContainer,
      colorBgElevated: token.colorBgElevated,
      colorBgLayout: token.colorBgLayout,
      colorText: token.colorText,
      colorLink: token.colorLink,
      colorError: token.colorError,
      colorBorder: token.colorBorder,
      colorBorderSecondary: token.colorBorderSecondary,
      colorTextPlaceholder: token.colorTextPlaceholder,
    }).toEqual({
      colorPrimary: of('accent'),
      colorPrimaryHover: of('accent-strong'),
      colorBgContainer: of('surface'),
      colorBgElevated: of('raised'),
      colorBgLayout: of('bg'),
      colorText: of('text'),
      colorLink: of('accent'),
      colorError: of('danger'),
      colorBorder: of('border-strong'),
      colorBorderSecondary: of('border'),
      colorTextPlaceholder: of('muted'),
    });
    const white = token.colorTextLightSolid.replace(/^#fff$/, '#ffffff');
    expect(contrast(white, token.colorError)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([false, true])('on dark ground: %s', (isDark) => {
  const colors = paletteColors({ isDark, color: 'teal' });

  it('tags can be read', () => {
    const token = antd.getDesignToken(
      antdTheme({ isDark, color: 'teal', isTouch: false, isStill: false, density: 'comfortable' }),
    );
    const shareOf = (shade: string) => Number(/(\d+)%/.exec(shade)?.[1]) / 100;
    const ground = shareOf(token.gold1);
    const front = shareOf(token.gold7);
    const hues = [...sheet.matchAll(/--k-hue-\w+: (#\w{6})/g)].map(([, hue = '']) => hue);
    expect(hues.length).toBeGreaterThan(10);
    const ratios = hues.map((hue) =>
      contrast(mixed(hue, front, colors['text']!), mixed(hue, ground, colors['surface']!)),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  it('lines of a chart differ, in lightness from their neighbours, and to colour-blind eyes', () => {
    const chart = Array.from({ length: 8 }, (_, at) => colors[`chart-${at + 1}`]!);
    const steps = chart.slice(1).map((line, at) => Math.abs(lightness(linear(line)) - lightness(linear(chart[at]!))));
    expect(Math.min(...steps)).toBeGreaterThan(0.08);
    for (const eyes of Object.values(EYES)) {
      const seen = chart.map((line) => oklab(seenBy(eyes, linear(line))));
      const gaps = seen.flatMap((one, at) => seen.slice(0, at).map((other) => distance(one, other)));
      expect(Math.min(...gaps)).toBeGreaterThan(0.08);
    }
  });
});

it('each colour of the preferences has values of its own, and nothing else has', () => {
  const named = [...sheet.matchAll(/data-color='(\w+)'/g)].map(([, name]) => name);
  expect(['teal', ...named]).toEqual([...PREFERENCES.color]);
});

it.each([
  ['comfortable', ':root', 36, 12],
  ['compact', ":root[data-density='compact']", 30, 4],
] as const)('%s is as high in antd as in the style sheets', (density, selector, control, row) => {
  const { token, components } = antdTheme({ isDark: false, isTouch: false, isStill: false, color: 'teal', density });
  expect([token?.controlHeight, components?.Table?.cellPaddingBlock]).toEqual([control, row]);
  const blocks = sheet.split(`\n${selector} {`).slice(1).join('');
  expect(blocks).toContain(`--k-control: ${control}px;`);
  expect(blocks).toContain(`--k-row: ${row}px;`);
  expect(antdTheme({ isDark: false, isTouch: true, isStill: false, color: 'teal', density }).token?.controlHeight).toBe(
    44,
  );
});

/** Machado et al. 2009, complete lack of one kind of cone; on linear RGB. */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  withoutRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  withoutGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  withoutBlue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Rgb[]>;

function seenBy(eyes: readonly Rgb[], [red, green, blue]: Rgb): Rgb {
  return eyes.map((row) => Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue))) as unknown as Rgb;
}

/** Ottosson 2020: equal distances look about equally far. */
function oklab([red, green, blue]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
function lightness(color: Rgb): number {
  return oklab(color)[0];
}
function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
