import { BrowserRouter } from 'react-router';
import { AntdLook } from './AntdLook.tsx';
import { ConfiguredApp } from './ConfiguredApp.tsx';

export { prepareLanguage } from './antd-language.ts';

/** Everything behind the sign-in. Mounted only with a session, a configuration and texts at hand. */
export function Product() {
  return (
    <BrowserRouter>
      <AntdLook>
        <ConfiguredApp />
      </AntdLook>
    </BrowserRouter>
  );
}
