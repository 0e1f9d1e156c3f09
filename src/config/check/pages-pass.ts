import { blockKind } from '../block-kinds.ts';
import type { Page } from '../page-types.ts';
import type { RawBlock, RawMenu, RawPage, RawText } from '../raw.ts';
import type { Resource } from '../types.ts';
import { checkIcon, checkGroupFor, checkRoles, checkShared, knownResource, type CheckSurroundings } from './context.ts';
import { pointerOf } from './json-file.ts';
import { checkModule } from './modules-pass.ts';
import { unknownName } from './suggest.ts';
import { checkView } from './view-pass.ts';
import { type BilingualText, said } from './said.ts';

export type PageContext = CheckSurroundings & { readonly raw: RawPage; readonly page: Page };

/**
 * Checks all names in a page. Codes RES201, RES202, RES205, RES208 – RES210, RES213, RES223, RES224, RES301, RES303,
 * RES901, RES902.
 */
export function checkPage(context: PageContext): void {
  const { raw, page, report } = context;
  checkIcon(context, raw.icon, '/icon');
  const roles = Object.keys(raw.access?.grants ?? {}).filter((role) => role !== '$comment');
  for (const role of roles) checkRoles(context, [role], () => pointerOf('/access/grants', role));
  if (raw.menu === undefined && raw.record === undefined) {
    const message = said`No "menu": it is reached by its address only. Write "menu": false if that is meant.`;
    report({ code: 'RES902', level: 'warning', pointer: '', message });
  }
  if (raw.menu && context.shared.menu) {
    const known = context.shared.menu.map(({ id }) => id);
    const group = { what: 'menu group', wrong: raw.menu.group, known, pointer: '/menu/group' };
    checkShared(context, { code: 'RES210', file: '_menu.json', ...group });
  }
  if (raw.menu) {
    checkBadge(context, raw.menu);
    checkRoles(context, raw.menu.notFor ?? [], (index) => pointerOf('/menu/notFor', index));
    checkGroupFor(context, raw.menu.groupFor);
  }
  checkModule(context);
  if ((raw.screen === undefined) === (raw.blocks === undefined)) {
    report({ code: 'RES224', pointer: '', message: said`A page has one of "screen" and "blocks".` });
  }
  if (raw.record !== undefined) checkRecord(context, raw.record);
  // An error would turn the page off; a menu entry that leads nowhere shows better what is missing.
  if (page.screen !== undefined && !context.known.screens.includes(page.screen)) {
    const message = unknownName({ what: 'screen', wrong: page.screen, known: context.known.screens });
    report({ code: 'RES303', level: 'warning', pointer: '/screen', message });
  }
  checkPageTexts(context);
  raw.blocks?.forEach((block, index) => {
    const pointer = pointerOf('/blocks', index);
    if (raw.blocks?.slice(0, index).some(({ id }) => id === block.id)) {
      report({ code: 'RES205', pointer: `${pointer}/id`, message: said`There is already a block "${block.id}".` });
    }
    checkBlock(context, block, pointer);
  });
}

/** A page of one record: its resource must exist, and no part may ask which record. Codes RES202, RES224. */
function checkRecord(context: PageContext, record: string): void {
  const { raw, report } = context;
  knownResource(context, record, '/record');
  if (raw.blocks) {
    const message = said`Blocks show many records. A page of one record is code: write "screen": true.`;
    report({ code: 'RES224', pointer: '/record', message });
  }
  if (raw.menu) {
    const message = said`The menu cannot say which record is meant: write "menu": false. The page of the record leads here.`;
    report({ code: 'RES224', pointer: '/menu', message });
  }
}

/** The view a badge counts must exist. Codes RES202, RES223. */
export function checkBadge(context: CheckSurroundings, { badge }: RawMenu, own?: Resource): void {
  if (!badge) return;
  const resource = own ?? knownResource(context, badge.resource ?? '', '/menu/badge/resource');
  if (resource) checkView(context, { resource, view: badge.view, pointer: '/menu/badge/view' });
}

function checkBlock(context: PageContext, block: RawBlock, pointer: string): void {
  checkRoles(context, block.roles ?? [], (index) => pointerOf(pointer, 'roles', index));
  const tabs = context.raw.tabs ?? [];
  if (block.tab !== undefined && !tabs.some(({ id }) => id === block.tab))
    context.report({ code: 'RES204', pointer: `${pointer}/tab`, message: said`There is no tab "${block.tab}".` });
  blockKind(block.type).check?.(context, block, pointer);
}

/** Code RES901, as for resources. */
function checkPageTexts({ raw, report }: PageContext): void {
  const warn = (pointer: string, message: BilingualText) =>
    report({ code: 'RES901', level: 'warning', pointer, message });
  const check = (text: RawText | undefined, pointer: string) => {
    if (text === undefined || (typeof text !== 'string' && (text.tr !== undefined || text.key !== undefined))) return;
    warn(pointer, said`No Turkish text: English is shown instead. Write { "en": "…", "tr": "…" }.`);
  };
  if (raw.label === undefined) warn('', said`No label: the name in words is shown, in English only.`);
  check(raw.label, '/label');
  check(raw.keywords, '/keywords');
  check(raw.text, '/text');
  raw.blocks?.forEach((block, index) => {
    check(block.label, pointerOf('/blocks', index, 'label'));
    if ('text' in block) check(block.text, pointerOf('/blocks', index, 'text'));
  });
}
