import { mayRead } from './access.ts';
import { isOwnBlock } from './own-blocks.ts';
import type {
  BoardBlock,
  CalendarBlock,
  ChartBlock,
  ClientPage,
  CountBlock,
  MenuPlace,
  Page,
  PageBlock,
  PivotBlock,
  StatBlock,
  TrendBlock,
} from './page-types.ts';
import { sortableKeys } from './query.ts';
import { MOMENTS } from './stats.ts';
import type { ClientResource } from './types.ts';
import { omit, ownValue } from './values.ts';

type Resources = { readonly [name: string]: ClientResource };
type Setup = {
  readonly pages: { readonly [name: string]: Page };
  /** As this role sees them. */
  readonly resources: Resources;
  readonly role: string;
  readonly can: (subject: string, action: string) => boolean;
};

/**
 * The pages that a role may open (of one record: whose record it may open), with the blocks it may fill: a block vanishes whose resource the role may not list,
 * whose condition reads what it may not read, or of whose columns none is left.
 */
export function clientPages({ pages, resources, role, can }: Setup): { readonly [name: string]: ClientPage } {
  const seen = Object.values(pages)
    .filter(({ access }) => can(access.subject, access.action))
    .filter(({ record }) => record === undefined || ownValue(resources, record)?.can.includes('show'))
    .map((page): ClientPage => {
      const blocks = page.blocks
        .filter(({ roles }) => roles?.includes(role) ?? true)
        .flatMap((block) => clientBlock({ block, resources, role }));
      const { menu } = page;
      return {
        ...omit(page, 'file', 'access', 'menu', 'module'),
        blocks,
        ...(menu && { menu: clientMenu(menu, resources) }),
      };
    });
  return Object.fromEntries(seen.map((page) => [page.name, page]));
}

/** The place without a badge that this role could not count. */
export function clientMenu(menu: MenuPlace, resources: Resources): MenuPlace {
  const { badge } = menu;
  return badge && viewable(resources, badge) ? menu : omit(menu, 'badge');
}

function clientBlock({
  block,
  resources,
  role,
}: Pick<Setup, 'resources' | 'role'> & { block: PageBlock }): PageBlock[] {
  if (block.type === 'text' || block.type === 'markdown' || block.type === 'example' || block.type === 'links') {
    return [block];
  }
  if (isOwnBlock(block)) return [block];
  if (block.type === 'panel') {
    const { resource: shown } = block;
    return shown === undefined || viewable(resources, { resource: shown }) ? [block] : [];
  }
  const resource = viewable(resources, block);
  if (!resource) return [];
  const fields = Object.values(resource.fields).filter((field) => mayRead(field, role));
  const readable = new Set(fields.map(({ name }) => name));
  const isRead = (name: string) => readable.has(name);
  if (block.type === 'board') return boardFor(block, resource, isRead);
  if (block.type !== 'list') {
    if (!isFilled(block, { resource, resources, isRead })) return [];
    return [block.type === 'calendar' ? { ...block, card: block.card.filter(isRead) } : block];
  }
  const columns = block.columns.filter(isRead);
  if (columns.length === 0) return [];
  const { sort } = block;
  const isSorted = sort && sortableKeys(resource, readable).includes(sort.key);
  const actions = block.actions.filter((name) => Object.hasOwn(resource.actions, name));
  return [{ ...omit(block, 'sort'), columns, actions, ...(isSorted && { sort }) }];
}

type Filled = {
  readonly resource: ClientResource;
  readonly resources: Resources;
  readonly isRead: (name: string) => boolean;
};

/** May this role read what is summed, in which currency, and by what; and the records that it is told apart by? */
function isFilled(block: CountingBlock, { resource: { fields }, resources, isRead }: Filled): boolean {
  const names = namesIn(block);
  const currencies = names.flatMap((name) => {
    const field = ownValue(fields, name);
    return field?.type === 'money' && field.currencyField !== undefined ? [field.currencyField] : [];
  });
  return [...names, ...currencies].every((name) => {
    const field = ownValue(fields, name);
    const isSeen = field?.type !== 'ref' || ownValue(resources, field.resource) !== undefined;
    return MOMENTS.includes(name) || (isRead(name) && isSeen);
  });
}

type CountingBlock = CountBlock | StatBlock | ChartBlock | TrendBlock | PivotBlock | CalendarBlock;

/** Every field that the block reads. */
function namesIn(block: CountingBlock): readonly string[] {
  const span = 'span' in block ? [block.span.by] : [];
  const of = 'of' in block ? [block.of] : [];
  const by = 'by' in block ? [block.by] : [];
  const both = block.type === 'pivot' ? [block.rows, block.columns] : [];
  const color = block.type === 'calendar' && block.color !== undefined ? [block.color] : [];
  return [...span, ...of, ...by, ...both, ...color];
}

/** A board of what this role may read and do. */
function boardFor(block: BoardBlock, resource: ClientResource, isRead: (name: string) => boolean): BoardBlock[] {
  const { board } = block;
  if (!isRead(board.by)) return [];
  const actions = board.actions?.filter((name) => Object.hasOwn(resource.actions, name));
  return [{ ...block, board: { ...board, card: board.card.filter(isRead), ...(actions && { actions }) } }];
}

/** The resource, when this role may list it and, of the views, this one. */
function viewable(
  resources: Resources,
  { resource: name, view }: { readonly resource: string; readonly view?: string },
): ClientResource | undefined {
  const resource = ownValue(resources, name);
  if (!resource?.can.includes('list')) return undefined;
  return view === undefined || resource.list.views.some(({ id }) => id === view) ? resource : undefined;
}
