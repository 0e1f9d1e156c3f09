import { pickText } from '../../../src/config/texts.ts';
import type { Language } from '../../../src/config/types.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import { type SearchQuestion, searchQuestion } from '../../../src/domain/text/question.ts';
import { isNear, relevance, type Searched } from '../../../src/domain/text/relevance.ts';
import type { FoundScreen, FoundScreens } from '../../../src/wire/search.ts';
import type { Route } from '../../accounts/call.ts';
import { isOpenToAll } from '../../live/pages.ts';
import { json } from '../../http/reply.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import { entriesFor, entryAt, labelTexts } from './entries.ts';
import type { NamedScreen } from './names.ts';
import { boundedCachePer } from '../../store/bounded-cache.ts';

/** screens in one answer */
const MAX_SCREENS = 10;

/** A screen with the texts it is found by. */
type Named = {
  readonly screen: FoundScreen;
  readonly names: readonly { readonly name: string; readonly searched: Searched }[];
  readonly searched: readonly Searched[];
};

/** Lists of screens cached at once, by role and language. */
const MAX_KEPT = 50;

type ScreenSearch = { readonly snapshot: Snapshot; readonly role: string; readonly language: Language };

const searchedAs = (isTitle: boolean) => (text: string) => ({ text: fold(text.trim()), isTitle });

function withSearchedNames(
  screen: FoundScreen,
  { names, keywords }: { names: readonly string[]; keywords: readonly string[] },
): Named {
  const own = [...new Set([screen.title, ...names])].map((name) => ({ name, searched: searchedAs(true)(name) }));
  return { screen, names: own, searched: [...own.map(({ searched }) => searched), ...keywords.map(searchedAs(false))] };
}

/**
 * Every screen a role may open, once, with the texts it is found by: its labels, further names, and keywords; including
 * screens the menu keeps apart.
 */
function screensFor(items: readonly NamedScreen[], { snapshot, role, language }: ScreenSearch): Named[] {
  const entries = entriesFor(snapshot, role);
  const { menu } = snapshot.config;
  const groupOf = (id: string | undefined): string[] => {
    const group = menu.find((one) => one.id === id);
    return group ? [...groupOf(group.in), pickText(group.label, language)] : [];
  };
  const configured = entries
    .filter(({ group }) => group !== undefined)
    .map((entry) => {
      const { label, keywords, icon, path: url } = entry;
      const titles = items.filter((item) => entryAt([entry], item.url)).map(({ title }) => title);
      return withSearchedNames(
        { title: pickText(label, language), group: groupOf(entry.group).join(' · '), icon, url },
        {
          names: [...labelTexts(label), ...titles],
          keywords: keywords ? labelTexts(keywords).flatMap((words) => words.split(',')) : [],
        },
      );
    });
  const others = items
    .filter(({ url }) => !entryAt(entries, url) && isOpenToAll(url))
    .map(({ title, url }) => withSearchedNames({ title, url, icon: 'AppstoreOutlined' }, { names: [], keywords: [] }));
  return [...configured, ...others];
}

/** How well the question matches exactly; 0 if only with typos. */
function exactScore(question: SearchQuestion, texts: readonly Searched[]): number {
  const match = relevance(question, texts);
  return match && !isNear(match) ? match.score : 0;
}

/** The screens that match a question, best first. */
function screensFound(screens: readonly Named[], question: SearchQuestion): FoundScreen[] {
  return screens
    .map(({ screen, names, searched }) => ({ screen, names, score: exactScore(question, searched) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SCREENS)
    .map(({ screen, names }) => {
      // Of several names, shows the one that matched.
      const best = names.map((one) => ({ ...one, score: exactScore(question, [one.searched]) }));
      const meant = best.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.name;
      return meant === undefined || meant === screen.title ? screen : { ...screen, as: meant };
    });
}

/**
 * The search palette's call for screens; the browser's own menu knows only what is loaded.
 * @param items further names of screens
 */
export function findScreens(items: readonly NamedScreen[]): Route {
  const kept = boundedCachePer<readonly Named[]>(MAX_KEPT);
  /** Computed once per configuration, role and language. */
  const screensOf = (asked: ScreenSearch): readonly Named[] =>
    kept(asked.snapshot).of(`${asked.language} ${asked.role}`, () => screensFor(items, asked));
  return {
    method: 'GET',
    path: '/api/_meta/screens',
    access: 'signedIn',
    handle: ({ search, snapshot, caller, request }) => {
      const language = acceptedLanguage(request.headers['accept-language']);
      const question = searchQuestion(search.get('q') ?? '');
      const screens =
        question.words.length === 0 ? [] : screensFound(screensOf({ snapshot, role: caller.role, language }), question);
      return json(200, { screens } satisfies FoundScreens);
    },
  };
}
