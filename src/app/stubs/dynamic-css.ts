// antd hands the page's nonce to most style elements, but not to those of the scroll lock, of the scroll bar's measure and
// of its own feature test; without it the browser refuses them. All of them are written by these two functions.
import { injectCSS as inject, removeCSS, updateCSS as update } from 'rc-util/es/Dom/dynamicCSS';
import { styleNonce } from '../../providers/style-nonce.ts';

type Options = NonNullable<Parameters<typeof update>[2]>;

function withNonce(options: Options): Options {
  const nonce = styleNonce();
  return nonce === undefined ? options : { ...options, csp: { nonce } };
}

export { removeCSS };
export const injectCSS = (css: string, options: Options = {}) => inject(css, withNonce(options));
export const updateCSS = (css: string, key: string, options: Options = {}) => update(css, key, withNonce(options));
