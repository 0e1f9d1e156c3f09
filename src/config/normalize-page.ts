import { blockKind } from './block-kinds.ts';
import type { BlockSetup } from './blocks/kind.ts';
import { blockViewId } from './blocks/of-records.ts';
import { DEFAULT_GRANTS, normalizeMenu, routeOfFile, subjectFromName, withoutComment } from './normalize.ts';
import type { Page, PageBlock } from './page-types.ts';
import type { RawBlock, RawPage } from './raw.ts';
import { toText } from './texts.ts';
import type { Resource, View } from './types.ts';

const DEFAULT_ICON = 'DashboardOutlined';

type Resources = { readonly [name: string]: Resource };
type NormalizeSetup = {
  /** Accepted by the schema. */
  readonly raw: RawPage;
  /** Path of the file below the project. */
  readonly file: string;
  readonly root: string;
  readonly resources: Resources;
};

/** Fills in every default of a page; unknown names stay, and the checker reports them. */
export function normalizePage({ raw, file, root, resources }: NormalizeSetup): Page {
  const { subject = subjectFromName(raw.name), action } = raw.access ?? {};
  const path = routeOfFile(file, root);
  // An action named here requires a right in `_access.csv`; it does not grant one.
  const granted = raw.access?.grants ?? (action === undefined ? DEFAULT_GRANTS : {});
  return {
    name: raw.name,
    file,
    label: toText(raw.label, raw.name),
    ...(raw.text !== undefined && { text: toText(raw.text, '') }),
    ...(raw.keywords !== undefined && { keywords: toText(raw.keywords, '') }),
    ...(raw.foldEmpty && { foldEmpty: raw.foldEmpty }),
    icon: raw.icon ?? DEFAULT_ICON,
    route: raw.record === undefined ? path : `${path}/:id`,
    more: [
      ...(raw.params ?? []).map((tail) => `${path}${tail}`),
      ...(raw.tabs ? [`${path}/:tab`] : []),
      ...(raw.also ?? []),
    ],
    ...(raw.menu && { menu: normalizeMenu(raw.menu, '') }),
    access: { subject, action: action ?? 'read', grants: withoutComment(granted) },
    ...(raw.screen && { screen: path }),
    ...(raw.record !== undefined && { record: raw.record }),
    ...(raw.module !== undefined && { module: raw.module }),
    ...(raw.tabs && { tabs: raw.tabs.map(({ id, label }) => ({ id, label: toText(label, id) })) }),
    blocks: (raw.blocks ?? []).map((block) => normalizeBlock(block, { page: raw.name, resources })),
  };
}

/** The conditions of a page's blocks as saved views, by resource. */
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

function normalizeBlock(block: RawBlock, inside: BlockSetup): PageBlock {
  const kind = blockKind(block.type);
  return {
    id: block.id,
    width: block.width ?? kind.width,
    ...(block.roles && { roles: block.roles }),
    ...(block.tab !== undefined && { tab: block.tab }),
    ...kind.normalize(block, inside),
  };
}
