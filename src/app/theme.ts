import { theme, type ThemeConfig } from 'antd';
import type { Preferences } from '../config/preferences.ts';
import { TAG_COLORS } from '../config/tag-colors.ts';
import { paletteColors } from './theme-colors.ts';

export type Look = { readonly isDark: boolean; readonly isTouch: boolean; readonly isStill: boolean } & Pick<
  Preferences,
  'color' | 'density'
>;

/** px; the same as `--k-control`, `--k-row` and the least size for a thumb in palette.css */
const SIZES = {
  comfortable: { control: 36, row: 12, column: 12, font: 14 },
  compact: { control: 30, row: 4, column: 10, font: 13 },
} as const;
const TOUCH = 44; // px

/** antd in the colours and sizes of palette.css. */
export function antdTheme({ isDark, isTouch, isStill, color, density }: Look): ThemeConfig {
  const colors = paletteColors({ isDark, color });
  const of = (name: string): string => colors[name] ?? '';
  const size = SIZES[density];
  const base = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const shades = shadesOf(of);
  return {
    cssVar: { key: 'konak' },
    hashed: false,
    // antd's dark shades of a colour are others than the one it was given; the palette has the last word.
    algorithm: [base, (seed, map = base(seed)) => ({ ...map, ...shades, ...TAG_SHADES })],
    components: {
      Avatar: { colorTextPlaceholder: of('accent-soft'), colorTextLightSolid: of('accent-strong') },
      Tag: { colorBorder: of('border') },
      Table: { headerBorderRadius: 10, cellPaddingBlock: size.row, cellPaddingInline: size.column },
      Segmented: {
        trackBg: 'color-mix(in srgb, var(--k-text) 8%, transparent)',
        trackPadding: 3,
        itemColor: of('text'),
      },
      Descriptions: { labelColor: of('muted') },
      Menu: menuLook({ isTouch }),
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', primaryColor: of('on-accent') },
    },
    token: {
      motion: !isStill,
      fontFamily: 'var(--k-font)',
      fontSize: size.font,
      borderRadius: 8,
      controlHeight: isTouch ? TOUCH : size.control,
      wireframe: false,
      colorPrimary: of('accent'),
      colorInfo: of('accent'),
      colorLink: of('accent'),
      colorError: of('danger'),
      colorWarning: of('warning'),
      colorSuccess: of('success'),
      colorTextBase: of('text'),
      colorBgBase: of(isDark ? 'bg' : 'surface'),
      colorTextDescription: of('muted'),
      colorTextPlaceholder: of('muted'),
      // Named in both themes: antd's styles are the same ones wherever the names of the tokens are.
      colorTextLightSolid: isDark ? of('on-accent') : '#fff',
    },
  };
}

/** The navigation: on its dark ground at the side, on the page's own along the top. */
const menuLook = ({ isTouch }: Pick<Look, 'isTouch'>) => ({
  itemHeight: isTouch ? TOUCH : 40,
  itemMarginInline: 4,
  itemMarginBlock: 0,
  itemPaddingInline: 12,
  itemBorderRadius: 8,
  subMenuItemBorderRadius: 8,
  iconSize: 18,
  iconMarginInlineEnd: 12,
  dropdownWidth: 250,
  activeBarBorderWidth: 0,
  activeBarHeight: 3,
  horizontalLineHeight: '44px',
  itemSelectedBg: 'var(--k-accent-soft)',
  itemSelectedColor: 'var(--k-accent-strong)',
  itemHoverBg: 'var(--k-accent-soft)',
  darkItemBg: 'transparent',
  darkSubMenuItemBg: 'transparent',
  darkItemColor: 'var(--k-side-text)',
  darkItemHoverBg: 'var(--k-side-hover)',
  darkItemHoverColor: 'var(--k-side-strong)',
  darkItemSelectedBg: 'var(--k-side-active)',
  darkItemSelectedColor: 'var(--k-side-strong)',
});

/** The same in both themes: mixed from the hues of palette.css, which keeps 4.5:1 (palette.test.ts). */
const mixed = (name: string, share: number, other: string) =>
  `color-mix(in srgb, var(--k-hue-${name}) ${share}%, ${other})`;

/** antd's three shades of a tag: ground, edge and text. */
const TAG_SHADES = Object.fromEntries(
  TAG_COLORS.flatMap((name) => [
    [`${name}1`, mixed(name, 12, 'var(--k-surface)')],
    [`${name}3`, mixed(name, 30, 'transparent')],
    [`${name}7`, mixed(name, 55, 'var(--k-text)')],
  ]),
);

/** The colours of a tone: its own, a soft ground, and an edge between the two. */
const toned = (name: string, color: string, soft: string) => ({
  [`color${name}`]: color,
  [`color${name}Bg`]: soft,
  [`color${name}Border`]: `color-mix(in srgb, ${color} 35%, ${soft})`,
});

function shadesOf(of: (name: string) => string) {
  return {
    colorPrimary: of('accent'),
    colorPrimaryHover: of('accent-strong'),
    colorPrimaryActive: of('accent-strong'),
    colorPrimaryBg: of('accent-soft'),
    colorLink: of('accent'),
    colorLinkHover: of('accent-strong'),
    colorLinkActive: of('accent-strong'),
    ...toned('Error', of('danger'), of('danger-soft')),
    ...toned('Warning', of('warning'), of('warning-soft')),
    ...toned('Success', of('success'), of('success-soft')),
    ...toned('Info', of('accent'), of('accent-soft')),
    colorText: of('text'),
    colorBgContainer: of('surface'),
    colorBgElevated: of('raised'),
    colorBgLayout: of('bg'),
    colorBorder: of('border-strong'),
    colorBorderSecondary: of('border'),
  };
}
