import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Language = 'en' | 'tr';
type Said = { readonly where: string; readonly language: Language; readonly text: string };

const DEMO = /^(demo|schemas)\//;

/** Where “Giriş yap” is right: people sign in there. */
const SIGN_IN = /^locales\/tr\/(access|account|people|common|errors)\.json/;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function saidIn(value: unknown, language: Language, where: string): readonly Said[] {
  if (typeof value === 'string') return [{ where, language, text: value }];
  return isGroup(value)
    ? Object.entries(value).flatMap(([key, inner]) => saidIn(inner, language, `${where}.${key}`))
    : [];
}

/** Texts that stand in a resource file as `{ "en": …, "tr": … }`. */
function inlineIn(value: unknown, where: string): readonly Said[] {
  if (!isGroup(value)) return [];
  const { en, tr } = value;
  if (typeof en === 'string' && typeof tr === 'string')
    return [
      { where, language: 'en', text: en },
      { where, language: 'tr', text: tr },
    ];
  return Object.entries(value).flatMap(([key, inner]) => inlineIn(inner, `${where}.${key}`));
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const catalogues = (['en', 'tr'] as const).flatMap((language) =>
  readdirSync(join('locales', language))
    .filter((name) => name !== 'demo')
    .flatMap((name) => {
      const path = `locales/${language}/${name}`;
      return saidIn(read(path), language, path);
    }),
);

const inline = readdirSync('resources', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !DEMO.test(path))
  .flatMap((path) => inlineIn(read(join('resources', path)), `resources/${path}`));

const SAID = [...catalogues, ...inline];

/** Each with the word that people say instead (`docs/glossary.md`). */
const REFUSED: readonly (readonly [Language, RegExp, string])[] = [
  ['tr', /süzgeç|süzgec|süzül/i, 'filtre'],
  ['tr', /(^|[^\p{L}])[şŞ]irket/u, 'firma'],
  ['tr', /yayım(?=la)/i, 'yayınla'],
  ['tr', /tepsi/i, 'bekletmeye al'],
  ['tr', /pazar yönetimi/i, 'pazarlama'],
  ['tr', /başkası almış/i, 'tarihler dolu'],
  ['tr', /hak ediş/i, 'hakediş'],
  ['tr', /\}\}['’](?=\p{L})/u, 'no suffix glued to a value'],
  ['en', /\bGo on\b/, 'Continue'],
  ['en', /nights at (least|most)/i, 'Minimum nights, Maximum nights'],
  ['en', /told of it/i, 'Will be notified'],
  ['en', /after all\b/i, 'Undo …'],
  ['en', /\bmended\b/i, 'fixed'],
  ['en', /\b(who )?wins\b/i, 'Applies'],
  ['en', /\bcame about|come about\b/i, 'take place'],
  ['en', /\btake[ns]? .{0,24} back\b/i, 'Undo, Revert'],
  ['en', /\bsecond factor\b/i, 'two-step sign-in'],
  ['en', /\bsomebody\b/i, 'someone'],
  ['en', /\bmeanwhile\b/i, 'in the meantime'],
  ['en', /\bborne by\b/i, 'Paid by'],
  ['en', /\bmade ahead\b/i, 'Create in advance'],
  ['en', /\b(price|amount) an? (night|month|booking)\b/i, 'per night'],
];

describe('the words of the trade', () => {
  test('“Giriş yap” is sign-in and never a guest’s check-in', () => {
    const wrong = SAID.filter(
      ({ language, text, where }) => language === 'tr' && /giriş yap(?!ıl)/i.test(text) && !SIGN_IN.test(where),
    ).filter(({ text }) => !/kullanıcı|rol|tekrar giriş/i.test(text));
    expect(wrong).toEqual([]);
  });

  test.each(REFUSED)('%s: %s is said otherwise (%s)', (language, pattern) => {
    expect(SAID.filter((said) => said.language === language && pattern.test(said.text))).toEqual([]);
  });

  test('what depends on a count has both forms in both languages', () => {
    const forms = new Set(catalogues.map(({ where }) => where));
    const lonely = [...forms].filter(
      (where) =>
        (where.endsWith('_one') && !forms.has(where.replace(/_one$/, '_other'))) ||
        (where.endsWith('_other') && !forms.has(where.replace(/_other$/, '_one'))),
    );
    expect(lonely).toEqual([]);
  });
});
