import type { Catalogues, Texts } from '../../src/config/catalogues.ts';
import { checkLocales } from '../../src/config/check/locales-pass.ts';
import type { SourceFile } from '../../src/config/check/source.ts';
import type { Finding, Language } from '../../src/config/types.ts';
import { isJson, isSameFile } from './source-files.ts';

function catalogueOf(
  files: readonly SourceFile[],
  language: Language,
  last: Readonly<Record<string, Texts>>,
): Record<string, Texts> {
  const folder = `locales/${language}/`;
  const catalogue: Record<string, Texts> = {};
  for (const file of files) {
    if (!file.path.startsWith(folder)) continue;
    // `demo/email.json` contains the texts of `demo-email`.
    const name = file.path.slice(folder.length, -'.json'.length).replaceAll('/', '-');
    // Half-written or broken: the last good texts stay in force.
    if (file.encoding === undefined && isJson(file)) catalogue[name] = JSON.parse(file.text) as Texts;
    else if (last[name]) catalogue[name] = last[name];
  }
  // The folder is being replaced or is gone: keys instead of texts would help nobody.
  return Object.keys(catalogue).length > 0 ? catalogue : { ...last };
}

type Locales = { readonly catalogues: Catalogues; readonly findings: readonly Finding[] };

/** The texts in force, and the errors in their files. Checked only when a file has changed. */
export function localesReader(read: () => Promise<readonly SourceFile[]>) {
  let known: { readonly files: readonly SourceFile[]; readonly locales: Locales } | undefined;
  return async (last: Catalogues): Promise<Locales> => {
    const files = (await read()).filter(({ path }) => path.endsWith('.json'));
    const isSame = (file: SourceFile, index: number): boolean => isSameFile(known?.files[index], file);
    if (known?.files.length === files.length && files.every(isSame)) return known.locales;
    const of = (language: Language) => catalogueOf(files, language, last[language]);
    const locales = { catalogues: { en: of('en'), tr: of('tr') }, findings: checkLocales(files) };
    known = { files, locales };
    return locales;
  };
}
