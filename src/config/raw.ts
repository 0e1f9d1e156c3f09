import type { SpanName } from '../domain/calendar/spans.ts';
import type { FileKind } from './file-kinds.ts';
import type { BlockWidth, Tone } from './page-types.ts';
import type { FilterParam, RoutedApi } from './routed-api.ts';
import type { DatedShares, DraftRule, InputLook, Json, Text, Where } from './types.ts';

/** The contents of a file accepted by `resource.schema.json`. Short forms are not expanded. */

/** A plain text is English only. */
export type RawText = string | Text;
export type RawOption = {
  value: string;
  label?: RawText;
  color?: string;
  icon?: string;
  help?: RawText;
  rank?: number;
  renamedFrom?: string;
};
export type RawCompute =
  | { next: [RawKey, RawKey]; where?: Where }
  | { sumOf: [RawKey, RawKey]; where?: Where }
  | { countOf: string; where?: Where }
  | { of: string }
  | { days: [RawKey, RawKey] }
  | { sum: RawOperand[] }
  | { subtract: RawOperand[] }
  | { percent: [RawKey, RawKey] }
  | { product: RawOperand[]; each?: string }
  | { multiply: RawOperand[]; each?: string }
  | { if: Where; then: RawOperand; else?: RawOperand }
  | { concat?: RawKey[]; separator?: string };
export type RawKey = string | { var: string };
export type RawOperand = RawKey | number;

/**
 * The keys of all field types together: the schema checks which belong to which type. A new type adds its keys in its
 * own file.
 */
export interface RawField {
  type: string;
  label?: RawText;
  help?: RawText;
  required?: boolean;
  readOnly?: boolean;
  unique?: boolean;
  hidden?: boolean;
  default?: Json;
  showIf?: Where;
  requiredIf?: Where;
  readOnlyIf?: Where;
  read?: string[];
  write?: string[];
  sortable?: boolean;
  search?: boolean;
  compute?: RawCompute;
  generate?: string;
  from?: string;
  display?: RawDisplay['as'] | RawDisplay;
  look?: 'select' | 'switch' | InputLook;
  sortAs?: string;
  path?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  charset?: string;
  pattern?: { is: string; message: RawText };
  masked?: boolean;
  checkFree?: boolean;
  slugOf?: string[];
  inLanguage?: string;
  renamedFrom?: string;
  misfits?: 'keep';
  unnamedFor?: string[];
  secret?: boolean;
  issued?: string;
  min?: number | string;
  max?: number | string;
  currency?: string;
  currencyField?: string;
  enum?: string;
  values?: (string | RawOption)[];
  colors?: Record<string, string>;
  multiple?: boolean;
  notAbove?: string;
  among?: string;
  start?: string;
  end?: string;
  minDays?: number;
  maxDays?: number;
  notPast?: boolean;
  resource?: string;
  optionsWhere?: Where;
  create?: boolean;
  via?: string;
  addedBy?: string;
  columns?: string[];
  sort?: string;
  view?: string;
  inline?: boolean | string[];
  maxBytes?: number;
  accept?: FileKind[];
  maxItems?: number;
  minItems?: number;
  fields?: Record<string, RawField>;
  uniqueBy?: string;
  rising?: string;
  shares?: DatedShares;
}

export type RawDisplay = {
  as: 'person' | 'rating' | 'progress' | 'ring' | 'price' | 'deadline' | 'countdown';
  picture?: string;
  second?: string[];
  shape?: 'round' | 'square' | 'flag';
  of?: number;
  count?: string;
  currency?: string;
  within?: number[];
};

export type RawApi = {
  path?: string;
  dialect?: string;
  rows?: string;
  total?: string;
  served?: 'generic' | 'route' | 'browser';
  records?: Record<string, Json>[];
  calls?: RoutedApi['calls'];
  id?: string;
  one?: string;
  whole?: boolean;
  params?: Record<string, string | { param: string; encode?: FilterParam['encode'] }>;
};

export type RawColumn = string | { field: string; width?: number; sum?: boolean; priority?: 'low' | 'high' };
export type RawView = {
  id: string;
  label?: RawText;
  where: Where;
  sort?: string;
  columns?: RawColumn[];
  roles?: string[];
};
export type RawBoard = { by: string; columns?: string[]; card?: string[]; actions?: string[]; sort?: string };
export type RawList = {
  columns?: RawColumn[];
  sort?: string;
  first?: Where;
  filters?: string[];
  search?: string[];
  views?: RawView[];
  opens?: string;
  pageSizes?: number[];
  pageSize?: number;
  missing?: boolean;
  map?: string;
  board?: RawBoard;
  bulk?: boolean | string[];
  panels?: (string | RawPanel | RawTablePanel)[];
  addTo?: string;
  rowTo?: string;
};
export type RawFormSection = {
  label?: RawText;
  help?: RawText;
  icon?: string;
  folded?: true;
  showIf?: Where;
  fields: (string | string[])[];
};
export type RawForm = {
  layout?: 'sections' | 'tabs' | 'steps';
  look?: 'numbers' | 'icons' | 'side';
  done?: { title: RawText; text?: RawText };
  sections?: RawFormSection[];
  screen?: string;
  panels?: (string | RawPanel | RawTablePanel)[];
};
export type RawPanel = { panel: string; roles?: string[] };
/** A table over a call, in the place of a panel. */
export type RawTablePanel = { label: RawText; table: RawCallTable; roles?: string[] };
export type RawTableLink = {
  resource: string | { [value: string]: string };
  by?: string;
  id?: string;
  where?: string;
  query?: { [name: string]: string };
};
export type RawTableColumn = {
  field: string;
  label: RawText;
  as?: 'text' | 'money' | 'number' | 'percent' | 'date' | 'dateTime' | 'month' | 'sign';
  currency?: string;
  decimals?: number;
  more?: string;
  or?: string;
  options?: string | (string | { value: string; label: RawText; color?: string })[];
  link?: RawTableLink;
  sum?: true;
  blank?: true;
  in?: 'screen' | 'file';
};
export type RawTableAction = { resource: string; name: string; id: string; label?: RawText; confirm: RawText };
export type RawTableFilter =
  | { as: 'days'; usual?: 'month' | 'year' }
  | { as: 'span'; span?: SpanName }
  | { as: 'year'; name: string }
  | { as: 'choice'; name: string; label: RawText; options: { value: string; label: RawText }[] };
export type RawCallTable = {
  call: string;
  query?: { [name: string]: string };
  follows?: string[];
  rows: string;
  needs?: string;
  filters?: RawTableFilter[];
  columns: RawTableColumn[];
  actions?: RawTableAction[];
  sums?: string;
  split?: string;
  bars?: string[];
  tiles?: { of?: 'rows' | 'sums'; value: string; more?: string };
  look?: 'table' | 'tiles' | 'behind';
  folded?: true;
  hideEmpty?: true;
  hint?: RawText;
  note?: RawText;
  empty?: RawText;
};
export type RawShowSection =
  | { label?: RawText; fields: string[]; join?: true; folded?: true; aside?: true }
  | { label?: RawText; facts: RawFact[]; actions?: string[]; join?: true; folded?: true; aside?: true }
  | { relation: string; join?: true }
  | ({ label?: RawText; join?: true; folded?: true; aside?: true; resource?: string } & RawPanel)
  | { label: RawText; table: RawCallTable; roles?: string[]; join?: true; folded?: true; aside?: true }
  | { label?: RawText; form: string; join?: true }
  | { audit: true };
/** A field, or one of a referenced record (`guestId.phone`), and its label here. */
export type RawFact = string | { field: string; label?: RawText; when?: Where };
export type RawHead = {
  title?: string;
  facts?: RawFact[];
  actions?: (string | { action: string; when?: Where })[];
};
export type RawSheet = {
  label: RawText;
  when?: Where;
  to?: string;
  intro?: RawText;
  sections: { label?: RawText; facts: RawFact[] }[];
  closing?: RawText;
};
export type RawShow = {
  layout?: 'sections' | 'tabs';
  head?: RawHead;
  hideEmpty?: true;
  sheet?: RawSheet;
  sections?: RawShowSection[];
  panels?: (string | RawPanel | RawTablePanel)[];
};
/**
 * A field the dialog asks for even if it has a value. `begin` is its first value: `$x` the record's own, `$proposed`
 * the proposal of the domain rule. `shown`: only displayed, and sent back unchanged.
 */
export type RawAsked = { field: string; begin?: Json; label?: RawText; shown?: true };
export type RawAction = {
  label?: RawText;
  icon?: string;
  danger?: boolean;
  from?: string[];
  when?: Where;
  set?: Record<string, Json>;
  ask?: (string | RawAsked)[];
  confirm?: boolean | RawText;
  confirmIf?: Where;
  facts?: RawFact[];
  outcome?: RawFact[];
  keep?: RawText;
  first?: RawFirst[];
  done?: RawText;
  keywords?: RawText;
  undo?: string;
  asSeen?: true;
  atCreate?: true;
  copy?: { fields: string[]; link?: string };
};
/** An action offered first, on a record of a relation. */
export type RawFirst = { relation: string; action: string; label?: RawText };
export type RawRule = { id: string; assert: Where; at: string; message: RawText };

/** A rule as written in a file; the checker verifies the combinations. */
export type RawAutomation = {
  label?: RawText;
  off?: boolean;
  when: RawTrigger;
  if?: Where;
  then: RawEffect[];
};
export type RawTrigger = {
  on?: string | string[];
  fields?: string[];
  state?: string | string[];
  from?: string | string[];
  field?: string;
  date?: string;
  before?: string;
  after?: string;
  at?: string;
};
export type RawEffect = {
  send?: 'mail';
  to?: string;
  template?: string;
  subject?: RawText;
  body?: RawText;
  call?: string;
  set?: Record<string, Json>;
  create?: string;
  with?: Record<string, Json>;
  notify?: string | string[];
  text?: RawText;
};

export type RawNotice = { on: string[]; roles?: string[]; where?: Where; list?: string };

/** `badge` of a resource's own menu entry has no resource; `to` is for resources only. */
export type RawMenu = {
  group: string;
  order?: number;
  to?: 'list' | 'create';
  notFor?: string[];
  groupFor?: Record<string, string>;
  badge?: { resource?: string; view: string; tone?: Tone };
};

export type RawBlockBase = { id: string; label?: RawText; roles?: string[]; tab?: string; width?: BlockWidth };
/** One of `days` and `months`. */
export type RawSpan = { by: string; days?: number; months?: number; rising?: 'good' | 'bad' };
export type RawFromResource = { resource: string; view?: string; where?: Where };
/** The part of a resource file that works without a server. */
export type RawExample = Pick<
  RawResource,
  | 'label'
  | 'icon'
  | 'title'
  | 'fields'
  | 'list'
  | 'form'
  | 'create'
  | 'edit'
  | 'show'
  | 'draft'
  | 'actions'
  | 'rules'
  | 'lockedIf'
>;
/** Each type of block adds its own in its file in `blocks/`. */
export interface RawBlockShapes {}
export type RawBlock = RawBlockBase & RawBlockShapes[keyof RawBlockShapes];
export type RawLook = { unit?: RawText; currency?: string };

/** The contents of a file accepted by `page.schema.json`. */
export type RawPage = {
  kind: 'page';
  name: string;
  label?: RawText;
  text?: RawText;
  keywords?: RawText;
  foldEmpty?: true;
  icon?: string;
  menu?: false | RawMenu;
  access?: { subject?: string; action?: string; grants?: Record<string, string[]> };
  screen?: true;
  record?: string;
  params?: string[];
  also?: string[];
  tabs?: { id: string; label: RawText }[];
  blocks?: RawBlock[];
  module?: string | false;
};

export type RawResource = {
  name: string;
  label?: RawText;
  one?: RawText;
  created?: RawText;
  keywords?: RawText;
  icon?: string;
  title?: string;
  tenancy?: 'tenant' | 'global';
  single?: boolean;
  menu?: false | RawMenu;
  routes?: { list?: string; create?: string; edit?: string; show?: string };
  api?: RawApi;
  access?: {
    subject?: string;
    grants?: Record<string, string[]>;
    rows?: Record<string, Where>;
    fieldsIf?: Record<string, Record<string, string[]>>;
  };
  fields: Record<string, RawField>;
  list?: RawList;
  form?: RawForm;
  create?: RawForm;
  edit?: RawForm;
  show?: RawShow;
  actions?: Record<string, RawAction>;
  draft?: DraftRule;
  rules?: RawRule[];
  unique?: string[][];
  notify?: RawNotice[];
  automations?: Record<string, RawAutomation>;
  domain?: string;
  posted?: boolean;
  lockedIf?: Where;
  renamedFrom?: string;
  trash?: boolean;
  duplicate?: boolean | string[];
  module?: string | false;
};

/** A view over another resource (`"of"`); missing parts are the other's. */
export type RawOver = Pick<
  RawResource,
  | 'name'
  | 'label'
  | 'one'
  | 'created'
  | 'keywords'
  | 'icon'
  | 'menu'
  | 'routes'
  | 'list'
  | 'form'
  | 'create'
  | 'edit'
  | 'show'
  | 'module'
> & {
  of: string;
  where?: Where;
  only?: string[];
  access?: Omit<NonNullable<RawResource['access']>, 'rows' | 'fieldsIf'>;
  fields?: string[];
};

export type RawMenuGroup = {
  id: string;
  label?: RawText;
  icon?: string;
  order?: number;
  module?: string;
  in?: string;
  notFor?: string[];
  apart?: string[];
};
export type RawDialect = {
  page: { param: string; base?: 0 | 1 };
  size: string;
  sort: string;
  dir: { param: string; case?: 'upper' | 'lower' };
  search?: string;
  all?: number;
};
