import { isColumn } from '../list-columns.ts';
import { fieldKind } from '../fields/registry.ts';
import { isMasked } from '../masked.ts';
import { normalizeSort } from '../normalize-screens.ts';
import { sortableKeys } from '../query.ts';
import { isInline } from '../inline.ts';
import { isTotalled } from '../stats.ts';
import { strayBrace, titlePaths } from '../title.ts';
import type { RawColumn, RawPanel, RawTablePanel } from '../raw.ts';
import { optionsOf } from '../options.ts';
import { ownValue } from '../values.ts';
import type { Field, FormBlock, Where } from '../types.ts';
import { checkQuestion } from './actions-pass.ts';
import { checkBoard } from './board-pass.ts';
import { checkBulk } from './bulk-pass.ts';
import { UNTITLED } from './codes.ts';
import {
  checkIcon,
  checkPanelName,
  checkRoles,
  fieldNames,
  knownField,
  checkKeptForm,
  knownResource,
  type CheckContext,
} from './context.ts';
import { checkFacts } from './facts-pass.ts';
import { pointerOf } from './json-file.ts';
import { unknownName } from './suggest.ts';
import { checkCallTable } from './table-pass.ts';
import { checkWhere, fieldAt } from './where-pass.ts';
import { said } from './said.ts';

/** Checks every name in title, list, forms and page. Codes RES201, RES211, RES213, RES303. */
export function checkScreens(context: CheckContext): void {
  if (!context.resource.of) checkTitle(context);
  checkColumns(context, context.raw.list?.columns, '/list/columns');
  checkListNames(context);
  checkBoard(context);
  checkBulk(context);
  checkAddTo(context);
  checkViews(context);
  checkPanels(context);
  for (const form of ['form', 'create', 'edit'] as const) checkForm(context, form);
  checkShow(context);
  checkHead(context);
  if (!context.resource.of) checkRequiredShown(context);
}

/** Codes RES202, RES220. */
function checkAddTo(context: CheckContext): void {
  const name = context.raw.list?.addTo;
  if (name === undefined) return;
  const other = knownResource(context, name, '/list/addTo');
  if (!other || !context.resource.api.routed?.calls.includes('create')) return;
  const message = said`The call takes new records itself.`;
  context.report({ code: 'RES220', pointer: '/list/addTo', message });
}

/** Codes RES107, RES201, RES213, RES214 and, if it cannot distinguish records, RES918. */
function checkTitle(context: CheckContext): void {
  const { raw, resource } = context;
  const paths = titlePaths(resource.title);
  const brace = strayBrace(resource.title);
  if (brace !== undefined) {
    const message = said`"${brace}" stands alone: a value is written "{code}" or "{ownerId.name}", with both braces and without spaces.`;
    context.report({ code: 'RES107', pointer: '/title', message });
  } else if (paths.length === 0) {
    const message = said`This title is the same for every record: name a field in it, such as "{code}".`;
    context.report({ code: UNTITLED, level: 'warning', pointer: '/title', message });
  } else if (raw.title === undefined && resource.title === '{id}') {
    const message = said`No "title", and no field that could take its place: people would read the id of each record.`;
    context.report({ code: UNTITLED, level: 'warning', pointer: '', message });
  }
  for (const path of paths) {
    const field = path === 'id' ? undefined : fieldAt({ context, path, pointer: '/title', resource });
    if (field?.compute)
      context.report({
        code: 'RES213',
        pointer: '/title',
        message: said`"${path}" is computed and not part of a stored title.`,
      });
    if (isMasked(field))
      context.report({ code: 'RES213', pointer: '/title', message: said`"${path}" is masked: a title would show it.` });
  }
}

function checkColumns(context: CheckContext, columns: readonly RawColumn[] | undefined, list: string): void {
  columns?.forEach((column, index) => {
    const at = pointerOf(list, index);
    const [name, pointer] = typeof column === 'string' ? [column, at] : [column.field, `${at}/field`];
    const field = knownField(context, name, pointer);
    if (field && !isColumn(field)) {
      context.report({ code: 'RES213', pointer, message: said`A field of type "${field.type}" cannot be a column.` });
    }
    if (typeof column !== 'string' && column.sum === true && field && !isTotalled(field)) {
      context.report({ code: 'RES213', pointer: `${at}/sum`, message: said`Only numbers and amounts can be summed.` });
    }
  });
}

/** sort, filters, search, page sizes */
function checkListNames(context: CheckContext): void {
  const { raw, resource, report } = context;
  if (raw.list?.sort !== undefined) checkSort(context, raw.list.sort, '/list/sort');
  raw.list?.filters?.forEach((name, index) => {
    const pointer = pointerOf('/list/filters', index);
    const field = knownField(context, name, pointer);
    if (field && (fieldKind(field.type).operators(field).length === 0 || field.compute)) {
      report({
        code: 'RES213',
        pointer,
        message: said`Lists cannot be filtered by "${name}": its value is not stored.`,
      });
    } else if (isMasked(field) && resource.api.routed) {
      const message = said`Lists cannot be filtered by "${name}": its value is masked, and calls of routes do not note who looks it up.`;
      report({ code: 'RES213', pointer, message });
    }
  });
  raw.list?.search?.forEach((name, index) => {
    const pointer = pointerOf('/list/search', index);
    const field = knownField(context, name, pointer);
    if (field && !isSearchable(field))
      report({ code: 'RES213', pointer, message: said`The search box looks into texts only; "${name}" is none.` });
  });
  if (raw.list?.map !== undefined) {
    const field = knownField(context, raw.list.map, '/list/map');
    if (field && field.type !== 'location') {
      report({ code: 'RES213', pointer: '/list/map', message: said`"${field.name}" is no field of type "location".` });
    }
  }
  if (raw.list?.missing && !resource.draft) {
    const message = said`Only a resource with "draft" has records that are incomplete.`;
    report({ code: 'RES213', pointer: '/list/missing', message });
  }
  if (raw.list?.pageSize !== undefined && !resource.list.pageSizes.includes(resource.list.pageSize)) {
    report({
      code: 'RES215',
      pointer: '/list/pageSize',
      message: said`Not among the sizes offered: ${resource.list.pageSizes.join(', ')}`,
    });
  }
}

function isSearchable(field: Field): boolean {
  return fieldKind(field.type).isSearchable === true && !field.compute && !isMasked(field);
}

function checkSort(context: CheckContext, sort: string, pointer: string): void {
  const { resource, report } = context;
  const { key } = normalizeSort(sort, resource.fields);
  const known = sortableKeys(resource, new Set(fieldNames(context)));
  if (known.includes(key)) return;
  const message = unknownName({ what: 'sortable field', wrong: key, known, fields: resource.fields });
  report({ code: 'RES201', pointer, message });
}

/** The records that come first in a list. Codes of conditions, RES213. */
function checkFirst(context: CheckContext, first: Where): void {
  checkWhere({ context, where: first, pointer: '/list/first' });
  const { sort } = context.resource.list;
  const field = ownValue(context.resource.fields, sort.key);
  if (field?.type !== 'ref' && optionsOf(field).length === 0) return;
  const message = said`"first" goes with a list that is sorted by a value of its own records, and "${sort.key}" is a choice or a reference.`;
  context.report({ code: 'RES213', pointer: '/list/first', message });
}

function checkViews(context: CheckContext): void {
  const views = context.raw.list?.views ?? [];
  const { opens, first } = context.raw.list ?? {};
  if (first) checkFirst(context, first);
  const ids = context.resource.list.views.map(({ id }) => id);
  if (opens !== undefined && !ids.includes(opens)) {
    const message = unknownName({ what: 'view', wrong: opens, known: ids, of: context.resource.name });
    context.report({ code: 'RES201', pointer: '/list/opens', message });
  }
  views.forEach(({ id, where, sort, columns, roles = [] }, index) => {
    const pointer = pointerOf('/list/views', index);
    checkRoles(context, roles, (at) => pointerOf(pointer, 'roles', at));
    checkWhere({ context, where, pointer: `${pointer}/where` });
    checkColumns(context, columns, `${pointer}/columns`);
    if (sort !== undefined) checkSort(context, sort, `${pointer}/sort`);
    if (views.findIndex((view) => view.id === id) < index) {
      context.report({ code: 'RES205', pointer: `${pointer}/id`, message: said`There is already a view "${id}".` });
    }
  });
}

function checkForm(context: CheckContext, form: 'form' | 'create' | 'edit'): void {
  const seen = new Set<string>();
  checkScreen(context, form);
  if (
    context.raw[form]?.look !== undefined &&
    context.resource[form === 'edit' ? 'edit' : 'create'].layout !== 'steps'
  ) {
    const message = said`Only a form in steps ("layout": "steps") has such a look.`;
    context.report({ code: 'RES213', pointer: pointerOf('', form, 'look'), message });
  }
  context.raw[form]?.sections?.forEach((section, index) => {
    const pointer = pointerOf('', form, 'sections', index);
    checkIcon(context, section.icon, `${pointer}/icon`);
    if (section.showIf)
      checkWhere({ context, where: section.showIf, pointer: `${pointer}/showIf`, inBrowser: true, isNear: true });
    section.fields.forEach((row, place) => {
      const at = pointerOf(pointer, 'fields', place);
      const names =
        typeof row === 'string' ? [{ name: row, at }] : row.map((name, part) => ({ name, at: pointerOf(at, part) }));
      for (const entry of names) {
        const field = knownField(context, entry.name, entry.at);
        if (field?.type === 'children' && !isInline(field)) {
          context.report({
            code: 'RES213',
            pointer: entry.at,
            message: said`Children stand in a form as rows only, with "inline" in the field; else they are shown on the page of the record.`,
          });
        }
        if (seen.has(entry.name))
          context.report({
            code: 'RES205',
            pointer: entry.at,
            message: said`"${entry.name}" is already in this form.`,
          });
        seen.add(entry.name);
      }
    });
  });
}

/** The hand-written screen must exist; otherwise the generic form replaces it. Code RES303. */
function checkScreen({ raw, known, report }: CheckContext, form: 'form' | 'create' | 'edit'): void {
  const screen = raw[form]?.screen;
  if (screen === undefined || known.screens.includes(screen)) return;
  const message = unknownName({ what: 'screen', wrong: screen, known: known.screens });
  report({ code: 'RES303', level: 'warning', pointer: pointerOf('', form, 'screen'), message });
}

function checkShow(context: CheckContext): void {
  context.raw.show?.sections?.forEach((section, index) => {
    const pointer = pointerOf('/show/sections', index);
    if (
      ['fields', 'facts', 'relation', 'panel', 'table', 'form', 'audit'].filter((kind) => kind in section).length !== 1
    ) {
      const message = said`A section has one of "fields", "facts", "relation", "panel", "table", "form", "audit".`;
      context.report({ code: 'RES103', pointer, message });
    }
    if ('table' in section) checkPanel(context, section, pointer);
    if ('panel' in section) {
      checkPanel(context, section, pointer);
      if (section.resource !== undefined) knownResource(context, section.resource, `${pointer}/resource`);
    }
    if ('form' in section) checkKeptForm(context, section.form, `${pointer}/form`);
    if ('fields' in section) {
      section.fields.forEach((name, place) => {
        const at = pointerOf(pointer, 'fields', place);
        const field = knownField(context, name, at);
        if (field?.type === 'password' && !field.secret)
          context.report({ code: 'RES213', pointer: at, message: said`A password is never shown.` });
        if (field?.type === 'children') {
          context.report({
            code: 'RES213',
            pointer: at,
            message: said`Show children as a section of their own: { "relation": "${name}" }.`,
          });
        }
      });
    }
    if ('facts' in section) {
      checkFacts(context, section.facts, `${pointer}/facts`);
      section.actions?.forEach((name, place) => checkAction(context, name, pointerOf(pointer, 'actions', place)));
    }
    if ('relation' in section) {
      const field = knownField(context, section.relation, `${pointer}/relation`);
      if (field && field.type !== 'children') {
        context.report({
          code: 'RES213',
          pointer: `${pointer}/relation`,
          message: said`"${field.name}" is no field of type "children".`,
        });
      }
    }
  });
}

function checkAction({ resource, report }: CheckContext, name: string, pointer: string): void {
  const known = Object.keys(resource.actions);
  if (!known.includes(name))
    report({ code: 'RES209', pointer, message: unknownName({ what: 'action', wrong: name, known }) });
}

/** The head of a record's page, and its printed form. Codes RES201, RES209, RES213. */
function checkHead(context: CheckContext): void {
  const { head, sheet } = context.raw.show ?? {};
  checkQuestion(context, head?.title, '/show/head/title');
  checkQuestion(context, context.resource.created, '/created');
  checkFacts(context, head?.facts, '/show/head/facts');
  head?.actions?.forEach((entry, index) => {
    const at = pointerOf('/show/head/actions', index);
    const [name, pointer] = typeof entry === 'string' ? [entry, at] : [entry.action, `${at}/action`];
    checkAction(context, name, pointer);
    if (typeof entry !== 'string' && entry.when)
      checkWhere({ context, where: entry.when, pointer: `${at}/when`, inBrowser: true, isNear: true });
  });
  if (!sheet) return;
  checkQuestion(context, sheet.to, '/show/sheet/to');
  if (sheet.when)
    checkWhere({ context, where: sheet.when, pointer: '/show/sheet/when', inBrowser: true, isNear: true });
  sheet.sections.forEach(({ facts }, index) =>
    checkFacts(context, facts, pointerOf('/show/sheet/sections', index, 'facts')),
  );
}

function checkPanels(context: CheckContext): void {
  for (const screen of ['list', 'form', 'create', 'edit', 'show'] as const) {
    context.raw[screen]?.panels?.forEach((panel, index) => {
      const pointer = pointerOf('', screen, 'panels', index);
      if (typeof panel !== 'string') checkPanel(context, panel, pointer);
      else checkPanelName(context, panel, pointer);
    });
  }
}

function checkPanel(context: CheckContext, panel: RawPanel | RawTablePanel, pointer: string): void {
  const { roles = [] } = panel;
  if ('table' in panel) checkCallTable(context, panel.table, `${pointer}/table`);
  else checkPanelName(context, panel.panel, `${pointer}/panel`);
  checkRoles(context, roles, (index) => pointerOf(pointer, 'roles', index));
}

/** A required field should appear in the form. Code RES905. */
function checkRequiredShown({ raw, resource, report }: CheckContext): void {
  const isNamed = (form: FormBlock, name: string) =>
    form.sections.some(({ rows }) => rows.some((row) => row.includes(name)));
  for (const field of Object.values(resource.fields)) {
    const isOpen = field.required && !field.readOnly && !field.hidden && field.name !== resource.stateField;
    const isAsked = Object.values(resource.actions).some(({ ask }) => ask.includes(field.name));
    if (!isOpen || isAsked || field.default !== undefined || isNamed(resource.create, field.name)) continue;
    const message = said`Required, but not on the form for new records${raw.create ? ' ("create")' : ''}: nobody could create one.`;
    report({ code: 'RES905', level: 'warning', pointer: pointerOf('/fields', field.name), message });
  }
}
