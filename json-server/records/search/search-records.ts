import { pickText } from '../../../src/config/texts.ts';
import { partsOf } from '../../../src/config/parts.ts';
import { searchedText } from '../../../src/config/searched-text.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { editsAllowed } from '../../../src/domain/text/edits.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import { digitsOf, type SearchQuestion } from '../../../src/domain/text/question.ts';
import type { Field, Language, Resource, Row } from '../../../src/config/types.ts';
import type { FoundGroup, FoundItem } from '../../../src/wire/search.ts';
import { isNear } from '../../../src/domain/text/relevance.ts';
import type { Context } from '../context.ts';
import { titleReader } from '../titles.ts';
import { type Hit, lookIn } from './look-in.ts';
import { type SearchPlan, searchPlans } from './search-plan.ts';
import { shortText, readableRow, subtitleOf } from './subtitle.ts';

/** Subtitle parts that distinguish records which look the same with two. */
const LOOKS_ALIKE = 3;
/** characters around a match in a long text */
const AROUND = 30;
const MAX_IN_GROUP = 5;
/** of each resource, if there is space */
const AT_LEAST = 2;
/** With fewer exact results than this, words with typos are searched, too. */
const FEW = 5;

/** Between two levels of `FOUND`. */
const LEVEL = 10;

type Found = { readonly plan: SearchPlan; readonly hits: Hit[] };
type Ask = {
  readonly context: Context;
  readonly question: SearchQuestion;
  readonly limit: number;
  /** Search only this resource; absent = all. */
  readonly only?: string | undefined;
};

/**
 * Searches all resources the caller may list: own tenant, own rows, readable fields (S1, S16). The resource with the
 * best record comes first; among equals, the one with more references to it. References also outrank slightly better
 * matches further down: someone typing a guest's name means a stay, not a subscription or a message. Other requests get
 * their turn between two resources.
 */
export async function searchRecords({
  context,
  question,
  limit,
  only,
  language,
}: Ask & { language: Language }): Promise<FoundGroup[]> {
  if (question.words.length === 0) return [];
  const ask = { context, question, limit, only };
  let found = await lookEverywhere(ask, false);
  const mayHaveTypos = question.words.some((word) => editsAllowed(word) > 0);
  if (mayHaveTypos && countOf(found) < FEW) found = await lookEverywhere(ask, true);
  const groups: FoundGroup[] = [];
  const shares = sharesOf(found, limit);
  for (const [at, { plan, hits }] of found.entries()) {
    const { resource } = plan;
    const items = distinctItems({ context, plan, hits: hits.slice(0, shares[at]), language });
    if (items.length === 0) continue;
    groups.push({ resource: resource.name, label: pickText(resource.label, language), icon: resource.icon, items });
  }
  return groups;
}

/**
 * How many records of each resource are shown: first two of each, so five of the first ones do not crowd out the
 * others.
 */
function sharesOf(found: readonly Found[], limit: number): number[] {
  let left = limit;
  const take = (most: number): number => {
    const taken = Math.min(most, left);
    left -= taken;
    return taken;
  };
  const first = found.map(({ hits }) => take(Math.min(hits.length, AT_LEAST)));
  return found.map(({ hits }, at) => (first[at] ?? 0) + take(hits.length - (first[at] ?? 0)));
}

const countOf = (found: readonly Found[]): number => found.reduce((sum, { hits }) => sum + hits.length, 0);

async function lookEverywhere({ context, question, limit, only }: Ask, hasTypos: boolean): Promise<Found[]> {
  const { snapshot, caller } = context;
  const found: Found[] = [];
  const most = only === undefined ? Math.min(MAX_IN_GROUP, limit) : limit;
  for (const plan of searchPlans({ snapshot, role: caller.role })) {
    if (only !== undefined && plan.resource.name !== only) continue;
    found.push({ plan, hits: lookIn({ context, plan, question, hasTypos, most }) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const best = ({ hits }: Found): number => hits[0]?.match.score ?? 0;
  const level = (one: Found): number => Math.round(best(one) / LEVEL);
  const [first, ...others] = found
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => best(b) - best(a) || b.plan.weight - a.plan.weight);
  others.sort((a, b) => level(b) - level(a) || b.plan.weight - a.plan.weight || best(b) - best(a));
  return first ? [first, ...others] : [];
}

type ItemSetup = { readonly context: Context; readonly plan: SearchPlan; readonly language: Language };

/** The found records; those that look the same get longer subtitles until they differ. */
function distinctItems({ hits, ...setup }: ItemSetup & { hits: readonly Hit[] }): readonly FoundItem[] {
  const most = setup.plan.resource.list.columns.length;
  let items = hits.map((hit) => itemOf({ ...setup, hit }));
  for (let more = LOOKS_ALIKE; more <= most; more += 1) {
    const looks = items.map(({ title, subtitle }) => `${title}\n${subtitle}`);
    const isAlone = looks.map((look) => looks.indexOf(look) === looks.lastIndexOf(look));
    if (!isAlone.includes(false)) break;
    items = items.map((item, at) => {
      const hit = hits[at];
      return hit === undefined || isAlone[at] === true ? item : itemOf({ ...setup, hit, most: more });
    });
  }
  return items;
}

function itemOf(setup: ItemSetup & { hit: Hit; most?: number }): FoundItem {
  const { context, plan, hit, language, most } = setup;
  const { resource } = plan;
  const { row, match } = hit;
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const title = titleReader(context, resource)(readableRow({ resource, row, language }));
  const subtitle = subtitleOf({ context, resource, row, language, ...(most !== undefined && { most }) });
  const shown = fold(`${title} ${subtitle}`);
  const unseen = match.pieces.filter((piece) => !shown.includes(piece));
  return {
    id: row.id,
    title,
    subtitle: [reasonFor({ plan, hit, pieces: unseen, language }), subtitle].filter((part) => part !== '').join(' · '),
    path: pathOf(resource, can, row.id),
    matched: match.pieces,
    ...(isNear(match) && { isNear: true as const }),
  };
}

type Reason = { readonly row: Row; readonly pieces: readonly string[]; readonly language: Language };

/** The field that matched, if neither title nor subtitle shows it; formatted, never as stored. */
function reasonFor({ plan, hit, pieces, language }: Omit<Reason, 'row'> & { plan: SearchPlan; hit: Hit }): string {
  for (const field of plan.fields) {
    const matched = matchedText(field, { row: hit.row, pieces, language });
    if (matched !== undefined)
      return matched === '' ? pickText(field.label, language) : `${pickText(field.label, language)}: ${matched}`;
  }
  return '';
}

/** The text of a field that contains one of the pieces; undefined otherwise. */
function matchedText(field: Field, { row, pieces, language }: Reason): string | undefined {
  const value = row[field.name];
  const text = searchedText(value);
  const folded = fold(text);
  const piece = pieces.find(
    (one) => folded.includes(one) || (field.type === 'phone' && digitsOf(folded).includes(one)),
  );
  if (piece === undefined) return undefined;
  if (field.type === 'object' && isJsonObject(value)) {
    const inner = { row: { ...value, id: row.id }, pieces: [piece], language };
    const part = partsOf(field).find((one) => matchedText(one, inner) !== undefined);
    const matched = part && matchedText(part, inner);
    return part && matched !== '' ? `${pickText(part.label, language)} ${matched}` : '';
  }
  const short = shortText({ field, row, language });
  if (short !== '') return short;
  // For a long text, or several, the part around the match.
  if (field.type === 'textarea' || field.type === 'richText' || field.type === 'markdown' || field.type === 'tags')
    return excerptAround(text, folded.indexOf(piece));
  return typeof value === 'number' && field.type !== 'money' ? text : '';
}

function excerptAround(text: string, at: number): string {
  const from = text.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1;
  const piece = text.slice(from, from + 2 * AROUND).trim();
  return `${from > 0 ? '… ' : ''}${piece}${from + 2 * AROUND < text.length ? ' …' : ''}`;
}

/** A role that may list records may still not open them; then the list is all it has. */
function pathOf({ routes }: Resource, can: ReadonlySet<string>, id: string): string {
  const route = can.has('show') ? routes.show : can.has('edit') ? routes.edit : routes.list;
  return route.replace(':id', encodeURIComponent(id));
}
