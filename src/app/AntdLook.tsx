import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../engine/resource/use-text.ts';
import { usePreference } from '../providers/preferences.ts';
import { nonceOnStyles, styleNonce } from '../providers/style-nonce.ts';
import { COARSE, REDUCED_MOTION, useMedia } from '../ui/use-media.ts';
import { useAntdLocale } from './antd-language.ts';
import { antdTheme } from './theme.ts';
import { useIsDark } from './theme-mode.ts';

const nonce = styleNonce();
const csp = nonce === undefined ? {} : { nonce };
if (nonce !== undefined) nonceOnStyles(nonce);

/** antd in the person's language, theme, colour and density. */
export function AntdLook({ children }: { readonly children: ReactNode }) {
  const locale = useAntdLocale(useLanguage());
  const isDark = useIsDark();
  const isTouch = useMedia(COARSE);
  const isStill = useMedia(REDUCED_MOTION);
  const color = usePreference('color');
  const density = usePreference('density');
  const theme = useMemo(
    () => antdTheme({ isDark, isTouch, isStill, color, density }),
    [isDark, isTouch, isStill, color, density],
  );
  return (
    <ConfigProvider theme={theme} locale={locale} csp={csp}>
      {children}
    </ConfigProvider>
  );
}
