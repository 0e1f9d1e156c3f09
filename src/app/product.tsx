import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { BrowserRouter } from 'react-router';
import { useLanguage } from '../engine/resource/use-text.ts';
import { useAntdLocale } from './antd-language.ts';
import { ConfiguredApp } from './ConfiguredApp.tsx';
import { DARK, LIGHT } from './theme.ts';
import { useIsDark } from './theme-mode.ts';

export { prepareLanguage } from './antd-language.ts';

/** Everything behind the sign-in. Mounted only with a session, a configuration and texts at hand. */
export function Product() {
  const locale = useAntdLocale(useLanguage());
  return (
    <BrowserRouter>
      <ConfigProvider theme={useIsDark() ? DARK : LIGHT} locale={locale}>
        <ConfiguredApp />
      </ConfigProvider>
    </BrowserRouter>
  );
}
