import { createHash } from 'node:crypto';
import { runnerImport, type Plugin } from 'vite';
import type * as Maker from './antd-sheet.tsx';

/**
 * Builds antd's sheet (antd-sheet.tsx) and names it first in the page's head, so that the product's own sheets, which
 * come after it, win. It is switched off there: only the signed-in product uses it (src/app/antd-sheet.ts).
 */
export function antdSheetPlugin(): Plugin {
  let fileName = '';
  return {
    name: 'antd-sheet',
    apply: 'build',
    async buildStart() {
      // By Vite, because the theme reads the palette as Vite reads it.
      const { module } = await runnerImport<typeof Maker>('./scripts/antd-sheet.tsx');
      const source = module.antdSheet({
        isDark: false,
        isTouch: false,
        isStill: false,
        color: 'teal',
        density: 'comfortable',
      });
      fileName = `assets/antd-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `/${fileName}`, disabled: true, 'data-antd': true },
        injectTo: 'head-prepend',
      },
    ],
  };
}
