import { pickText } from '../../src/config/texts.ts';
import { titleOf } from '../../src/config/title.ts';
import { plainText } from '../../src/config/values.ts';
import { editsAllowed } from '../../src/domain/text/edits.ts';
import { fold } from '../../src/domain/text/fold.ts';
import { digitsOf, type Question } from '../../src/domain/text/question.ts';
import type { Language, Resource } from '../../src/config/types.ts';
import { type Context, resolver } from '../records/context.ts';
import { type Hit, lookIn } from './look-in.ts';
import { type SearchPlan, searchPlans } from './search-plan.ts';
import { subtitleOf } from './subtitle.ts';

export type FoundItem = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Of the record's screen. */
  readonly path: string;
  /** Pieces of folded text that answer the question, for marking. */
  readonly matched: readonly string[];
};
export type FoundGroup = {
  /** The resource's name. */
  readonly resource: string;
  readonly label: string;
  readonly icon: string;
  readonly items: readonly FoundItem[];
};

const MOST_IN_GROUP = 5;
/** With fewer records than this found as typed, words with typos are looked for too. */
const FEW = 5;

type Found = { readonly plan: SearchPlan; readonly hits: Hit[] };
type Ask = {
  readonly context: Context;
  readonly question: Question;
  readonly limit: number;
  /** The one resource that is looked in; absent = all. */
  readonly only?: string | undefined;
};

/**
 * Records of every resource that the caller may list, which answer a question: own tenant, own rows, readable fields
 * (S1, S16). The resource with the best record comes first. Other requests have their turn between two resources.
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
  let left = limit;
  for (const { plan, hits } of found) {
    const { resource } = plan;
    const items = hits.slice(0, left).map((hit) => itemOf({ context, plan, hit, language }));
    left -= items.length;
    if (items.length === 0) continue;
    groups.push({ resource: resource.name, label: pickText(resource.label, language), icon: resource.icon, items });
  }
  return groups;
}

const countOf = (found: readonly Found[]): number => found.reduce((sum, { hits }) => sum + hits.length, 0);

async function lookEverywhere({ context, question, limit, only }: Ask, hasTypos: boolean): Promise<Found[]> {
  const { snapshot, caller } = context;
  const found: Found[] = [];
  const most = only === undefined ? Math.min(MOST_IN_GROUP, limit) : limit;
  for (const plan of searchPlans({ snapshot, role: caller.role })) {
    if (only !== undefined && plan.resource.name !== only) continue;
    found.push({ plan, hits: lookIn({ context, plan, question, hasTypos, most }) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const best = ({ hits }: Found): number => hits[0]?.match.score ?? 0;
  return found.sort((a, b) => best(b) - best(a));
}

function itemOf(setup: { context: Context; plan: SearchPlan; hit: Hit; language: Language }): FoundItem {
  const { context, plan, hit, language } = setup;
  const { resource } = plan;
  const { row, match } = hit;
  const { can, readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  const title = titleOf({ resource, row, resolve: resolver(context), readable });
  const subtitle = subtitleOf({ context, resource, row, language });
  const shown = fold(`${title} ${subtitle}`);
  const unseen = match.pieces.filter((piece) => !shown.includes(piece));
  return {
    id: row.id,
    title,
    subtitle: [reasonFor({ plan, hit, pieces: unseen, language }), subtitle].filter((part) => part !== '').join(' · '),
    path: pathOf(resource, can, row.id),
    matched: match.pieces,
  };
}

/** The field that was found by, when neither title nor subtitle shows it. */
function reasonFor(setup: { plan: SearchPlan; hit: Hit; pieces: readonly string[]; language: Language }): string {
  const { plan, hit, pieces, language } = setup;
  const field = plan.fields.find(({ name, type }) => {
    const text = fold(plainText(hit.row[name] ?? null));
    return pieces.some((piece) => text.includes(piece) || (type === 'phone' && digitsOf(text).includes(piece)));
  });
  return field ? `${pickText(field.label, language)}: ${plainText(hit.row[field.name] ?? null)}` : '';
}

/** A role that may list may still not open: then the list is all there is. */
function pathOf({ routes }: Resource, can: ReadonlySet<string>, id: string): string {
  const route = can.has('show') ? routes.show : can.has('edit') ? routes.edit : routes.list;
  return route.replace(':id', encodeURIComponent(id));
}
