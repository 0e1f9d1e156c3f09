import { isRawOwn, normalizeOwnBlock } from './normalize-own-blocks.ts';
import { DEFAULT_GRANTS, normalizeMenu, routeOfFile, subjectFromName, withoutComment } from './normalize.ts';
import { normalizeBoard, normalizeSort } from './normalize-screens.ts';
import type { BlockWidth, Page, PageBlock, Span, Tone, TrendBlock } from './page-types.ts';
import type { RawBlock, RawPage, RawSpan } from './raw.ts';
import { toText } from './texts.ts';
import type { Resource, View } from './types.ts';
import { ownValue } from './values.ts';

const DEFAULT_ICON = 'DashboardOutlined';
const DEFAULT_BLOCK_ICON = 'TableOutlined';
/** columns and rows of a block that names none */
const DEFAULT_COLUMNS = 4;
const DEFAULT_LIMIT = 5;
/** steps of a trend that says none */
const DEFAULT_STEPS = 12;
/** days of a span that says none */
const DEFAULT_DAYS = 30;
const WIDTHS: { readonly [type in PageBlock['type']]: BlockWidth } = {
  count: 'quarter',
  list: 'half',
  chart: 'half',
  stat: 'quarter',
  trend: 'half',
  pivot: 'full',
  calendar: 'full',
  board: 'full',
  markdown: 'full',
  text: 'full',
  example: 'full',
  links: 'full',
  figure: 'quarter',
  progress: 'third',
  timeline: 'third',
  panel: 'full',
};

type Resources = { readonly [name: string]: Resource };
type NormalizeSetup = {
  /** Accepted by the schema. */
  readonly raw: RawPage;
  /** Path of the file below the project. */
  readonly file: string;
  readonly root: string;
  readonly resources: Resources;
};

/** Fills in every default of a page; names that lead nowhere stay as they are, the checker says so. */
export function normalizePage({ raw, file, root, resources }: NormalizeSetup): Page {
  const { subject = subjectFromName(raw.name), action } = raw.access ?? {};
  const path = routeOfFile(file, root);
  // Whoever names the action asks for a right that `_access.csv` grants, and adds nothing to it.
  const granted = raw.access?.grants ?? (action === undefined ? DEFAULT_GRANTS : {});
  return {
    name: raw.name,
    file,
    label: toText(raw.label, raw.name),
    ...(raw.text !== undefined && { text: toText(raw.text, '') }),
    icon: raw.icon ?? DEFAULT_ICON,
    route: raw.record === undefined ? path : `${path}/:id`,
    more: [...(raw.params ?? []).map((tail) => `${path}${tail}`), ...(raw.also ?? [])],
    ...(raw.menu && { menu: normalizeMenu(raw.menu, '') }),
    access: { subject, action: action ?? 'read', grants: withoutComment(granted) },
    ...(raw.screen && { screen: path }),
    ...(raw.record !== undefined && { record: raw.record }),
    ...(raw.module !== undefined && { module: raw.module }),
    blocks: (raw.blocks ?? []).map((block) => normalizeBlock({ block, page: raw.name, resources })),
  };
}

/** The saved views that the conditions of a page's blocks become, by resource. */
export function blockViews(raw: RawPage): { readonly resource: string; readonly view: View }[] {
  return (raw.blocks ?? []).flatMap((block) => {
    if (!('where' in block)) return [];
    const id = blockViewId(raw.name, block.id);
    return [
      {
        resource: block.resource,
        view: { id, label: toText(block.label, block.id), where: block.where, isUnlisted: true },
      },
    ];
  });
}

/** A dot keeps it apart from the views of the resource's own file, whose names have none. */
function blockViewId(page: string, block: string): string {
  return `${page}.${block}`;
}

function normalizeBlock({
  block,
  page,
  resources,
}: {
  block: RawBlock;
  page: string;
  resources: Resources;
}): PageBlock {
  const base = { id: block.id, width: block.width ?? WIDTHS[block.type], ...(block.roles && { roles: block.roles }) };
  const called = block.label === undefined ? {} : { label: toText(block.label, block.id) };
  if (block.type === 'text' || block.type === 'markdown') {
    return { ...base, ...called, type: block.type, text: toText(block.text, '') };
  }
  if (block.type === 'links') return { ...base, ...called, type: 'links', under: block.under };
  if (block.type === 'example') {
    const { text, as = 'form' } = block;
    return { ...base, ...called, type: 'example', ...(text !== undefined && { text: toText(text, '') }), as };
  }
  if (isRawOwn(block)) return normalizeOwnBlock(block, base);
  if (block.type === 'panel') {
    const { label, panel, resource } = block;
    return {
      ...base,
      type: 'panel',
      ...(label && { label: toText(label, block.id) }),
      panel,
      ...(resource !== undefined && { resource }),
    };
  }
  const resource = ownValue(resources, block.resource);
  const view = block.where ? blockViewId(page, block.id) : block.view;
  const named = resource?.list.views.find(({ id }) => id === view);
  const from = {
    ...base,
    label:
      block.label === undefined
        ? (named?.label ?? resource?.label ?? toText(undefined, block.id))
        : toText(block.label, block.id),
    resource: block.resource,
    ...(view !== undefined && { view }),
  };
  const look = (tile: { tone?: Tone; icon?: string }) => ({
    tone: tile.tone ?? 'neutral',
    icon: tile.icon ?? resource?.icon ?? DEFAULT_BLOCK_ICON,
  });
  switch (block.type) {
    case 'count':
      return { ...from, type: 'count', ...look(block), ...spanOf(block) };
    case 'chart':
      return { ...from, type: 'chart', by: block.by, as: block.as ?? 'bars', ...measureOf(block) };
    case 'stat':
      return { ...from, type: 'stat', of: block.of, how: block.how ?? 'sum', ...look(block), ...spanOf(block) };
    case 'trend':
      return {
        ...from,
        type: 'trend',
        by: block.by,
        ...measureOf(block),
        as: block.as ?? 'bars',
        ...stepsOf(block),
        ahead: block.ahead ?? 0,
      };
    case 'pivot': {
      const { rows, columns, step = 'month' } = block;
      return { ...from, type: 'pivot', rows, columns, step, ...measureOf(block) };
    }
    case 'calendar': {
      const { by, color, card = [] } = block;
      return { ...from, type: 'calendar', by, card, ...(color !== undefined && { color }) };
    }
    case 'board': {
      const shown = resource?.list.columns.slice(0, DEFAULT_COLUMNS).map(({ field }) => field) ?? [];
      return { ...from, type: 'board', board: normalizeBoard(block, { fields: resource?.fields ?? {}, shown }) };
    }
    case 'list':
      return {
        ...from,
        type: 'list',
        columns: block.columns ?? resource?.list.columns.slice(0, DEFAULT_COLUMNS).map(({ field }) => field) ?? [],
        ...(block.sort !== undefined && { sort: normalizeSort(block.sort, resource?.fields ?? {}) }),
        limit: block.limit ?? DEFAULT_LIMIT,
        actions: block.actions ?? [],
      };
  }
}

const measureOf = ({ of, how }: { of?: string; how?: TrendBlock['how'] }) => ({
  ...(of !== undefined && { of }),
  how: how ?? 'sum',
});

function spanOf({ span }: { span?: RawSpan }): { span?: Span } {
  if (!span) return {};
  const { by, days = DEFAULT_DAYS, months, rising = 'good' } = span;
  return { span: { by, last: months === undefined ? { days } : { months }, rising } };
}

function stepsOf(block: { days?: number; weeks?: number; months?: number }): Pick<TrendBlock, 'step' | 'last'> {
  if (block.days !== undefined) return { step: 'day', last: block.days };
  if (block.weeks !== undefined) return { step: 'week', last: block.weeks };
  return { step: 'month', last: block.months ?? DEFAULT_STEPS };
}
