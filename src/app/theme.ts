import { theme, type ThemeConfig } from 'antd';

/** Colours of base.css again: antd computes shades from them, which it cannot do from CSS variables. */
const SHARED: ThemeConfig = {
  cssVar: { key: 'konak' },
  hashed: false,
  components: {
    Table: { headerBorderRadius: 10, cellPaddingBlock: 12, cellPaddingInline: 12 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
};
const TOKENS = {
  fontFamily: 'var(--k-font)',
  borderRadius: 8,
  controlHeight: 36,
  wireframe: false,
};

export const LIGHT: ThemeConfig = {
  ...SHARED,
  algorithm: theme.defaultAlgorithm,
  token: {
    ...TOKENS,
    colorPrimary: '#0f6f6a',
    colorInfo: '#0f6f6a',
    colorLink: '#0f6f6a',
    colorError: '#b3261e',
    colorWarning: '#8a4b08',
    colorSuccess: '#1c7046',
    colorTextBase: '#12272e',
    colorBgLayout: '#f3f6f5',
    colorBorder: '#b4c4c4',
    colorBorderSecondary: '#d5dfde',
    colorTextDescription: '#51676e',
    colorTextPlaceholder: '#66797f',
  },
};

export const DARK: ThemeConfig = {
  ...SHARED,
  algorithm: theme.darkAlgorithm,
  token: {
    ...TOKENS,
    colorPrimary: '#3fb3a5',
    colorInfo: '#3fb3a5',
    colorLink: '#55c4b6',
    colorError: '#ff8a80',
    colorWarning: '#f2bd72',
    colorSuccess: '#74cf9c',
    colorTextBase: '#e4eeed',
    colorBgBase: '#0c181d',
    colorBgContainer: '#12232a',
    colorBgElevated: '#182d35',
    colorBgLayout: '#0c181d',
    colorBorder: '#3c5a63',
    colorBorderSecondary: '#29434c',
    colorTextDescription: '#9db4b6',
    colorTextPlaceholder: '#8aa1a4',
    colorTextLightSolid: '#06211f',
  },
};
