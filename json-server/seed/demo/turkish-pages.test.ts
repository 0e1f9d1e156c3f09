import { expect, it } from 'vitest';
import { demoSeed } from './rows.ts';
import { inLanguage, TURKISH_PAGES } from '../../demo/turkish-pages.ts';

const asked = (language: string) => ({ request: { headers: { 'accept-language': language } } }) as never;
const SAMPLES = demoSeed('2026-11-20');
const parts = ['demo-faq', 'demo-help-center', 'demo-profile'].map((name) => SAMPLES[name]);

/** Every text of an answer that a person reads. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const hidden = ['id', 'slug', 'icon', 'faqIcon', 'color', 'chipColor', 'ChipColor', 'name', 'fullName'];
  const shown = Object.entries(value ?? {}).filter(([key]) => !hidden.includes(key));
  return typeof value === 'object' ? shown.flatMap(([, part]) => textsIn(part)) : [];
};
/** The same in all languages: pictures, addresses, figures, dates and names. */
const NAMES = ['Olive Grove Hotels', 'Golden Horn Trading', 'Türkiye', 'zeynep.aydin', 'Zeynep Aydın'];
const isPlain = (text: string) => /^\/|@|^[\d$.,:/+\sk-]+$/.test(text) || NAMES.includes(text);

it('questions, help and profile are whole in Turkish', () => {
  const english = parts.flatMap(textsIn);
  const turkish = parts.map((part) => inLanguage(asked('tr'), part)).flatMap(textsIn);
  const same = english.filter((text, at) => turkish[at] === text && !isPlain(text));
  expect(same).toEqual([]);
  expect(turkish).toEqual(expect.arrayContaining(['(79 üye)', '13,5 bin']));
});

it('a team has as many members wherever the profile names it', () => {
  type Profile = { teams: { property: string; value: string }[]; teamsTech: { title: string; members: number }[] };
  const [shown] = (SAMPLES['demo-profile'] ?? []).filter(({ id }) => id === 'profile').map(({ content }) => content);
  const { teams, teamsTech } = shown as Profile;
  expect(teams).toHaveLength(2);
  for (const { property, value } of teams) {
    const members = teamsTech.find(({ title }) => title === property)?.members;
    expect(value).toBe(`(${String(members)} members)`);
  }
});

it('without a language, and for all others, the answer is as it is kept', () => {
  for (const language of ['', 'en', 'de-DE', 'en, tr']) expect(inLanguage(asked(language), parts)).toBe(parts);
});

it('translates nothing that is not there, and addresses stay', () => {
  const known = new Set(parts.flatMap(textsIn));
  const skills = ['Photography', 'Accounting', 'Gardening', 'Law', 'Design', 'Languages'];
  const trades = ['Host', 'Photographer', 'Accountant', 'Architect', 'Travel agent', 'Translator'];
  expect(Object.keys(TURKISH_PAGES).filter((text) => ![...known, ...skills, ...trades].includes(text))).toEqual([]);
  const [card] = inLanguage(asked('tr'), [{ slug: 'Orders', title: 'Orders' }]);
  expect(card).toEqual({ slug: 'Orders', title: 'Siparişler' });
});
