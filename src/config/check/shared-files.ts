import { oncePer } from '../once-per.ts';
import { normalizeOption } from '../fields/enum.ts';
import type { RawDialect, RawMenuGroup, RawOption } from '../raw.ts';
import { toText } from '../texts.ts';
import type { Dialect, EnumList, Finding, MenuGroup } from '../types.ts';
import { DEFAULT_DIALECTS, DEFAULT_ROLES } from './defaults.ts';
import { pointerOf, readJsonFile, type JsonFile } from './json-file.ts';
import { readAccessConf } from './access-conf.ts';
import { ACCESS_CSV } from './access-csv.ts';
import { shapeFindings } from './schema-findings.ts';
import type { SchemaKind, Schemas } from './schemas.ts';
import type { KnownNames, Remark, SourceFile } from './source.ts';
import { closest, unknownIcon, unknownName } from './suggest.ts';
import { NOTHING, said, word } from './said.ts';

/** The contents of the shared files. A broken or missing part has its built-in default. */
export type Shared = {
  readonly enums: { readonly [name: string]: EnumList };
  readonly dialects: { readonly [name: string]: Dialect };
  /** undefined = no file: resources name the groups. */
  readonly menu: readonly MenuGroup[] | undefined;
  /** Role → path of the screen that `/` leads to. */
  readonly landing: Readonly<Record<string, string>>;
  /** For findings that only the resources reveal. */
  readonly menuFile: JsonFile | undefined;
  readonly model: string;
  /** Its rules are read once all names are known. */
  readonly csv: SourceFile | undefined;
  readonly roles: readonly string[];
  /** Unreadable files: a name only they could declare is then no error. */
  readonly broken: ReadonlySet<string>;
  readonly findings: readonly Finding[];
};

const FILES = ['_menu.json', '_dialects.json', '_enums.json', ACCESS_CSV, '_access.conf'];
const ORDER_OF_GROUP = 100;

type RawMenu = { readonly groups: RawMenuGroup[]; readonly landing?: Readonly<Record<string, string>> };
type RawLists = { readonly [name: string]: (string | RawOption)[] };
type RawDialects = { readonly [name: string]: RawDialect };

type SharedSetup = {
  /** Files whose names begin with `_`. */
  readonly files: readonly SourceFile[];
  readonly root: string;
  readonly schemas: Schemas;
  readonly known: KnownNames;
};

export function readShared({ files, root, schemas, known }: SharedSetup): Shared {
  const byName = new Map(files.map((file) => [nameOf(file, root), file]));
  const read = (name: string, kind: SchemaKind) =>
    readPart(byName.get(name), (json) => shapeFindings(schemas[kind], json.value));
  const enums = read('_enums.json', 'enums');
  const dialects = read('_dialects.json', 'dialects');
  const menu = read('_menu.json', 'menu');
  const groups = menu.json && (menu.json.value as RawMenu).groups;
  const menuFindings = groups && menu.json ? checkGroups(groups, menu.json, known) : [];

  const lists = enums.json ? listsOf(enums.json.value as RawLists) : BUILT_IN_LISTS;
  const roles = lists.role.options.map(({ value }) => value);
  const model = readAccessConf(byName.get('_access.conf'));
  const unknown = files.filter((file) => !FILES.includes(nameOf(file, root))).map((file) => unknownFile(file, root));
  const findings = [enums, dialects, menu, model].flatMap((part) => part.findings);
  return {
    enums: lists,
    dialects: dialects.json ? entries(dialects.json.value as RawDialects, normalizeDialect) : DEFAULT_DIALECTS,
    menu: groups?.map(normalizeGroup),
    landing: menu.json ? entries((menu.json.value as RawMenu).landing ?? {}, (_role, path) => path) : {},
    menuFile: menu.json,
    model: model.model,
    csv: byName.get(ACCESS_CSV),
    roles,
    broken: new Set(findings.filter(({ level }) => level === 'error').map(({ file }) => file.slice(root.length + 1))),
    findings: [...findings, ...menuFindings, ...unknown],
  };
}

const BUILT_IN_LISTS = { role: DEFAULT_ROLES };
/** The same object for the same file, so that results computed from it are reused. */
const listsOf = oncePer((raw: RawLists) => ({ ...BUILT_IN_LISTS, ...entries(raw, normalizeList) }));

/** Reads one JSON file; returns it only if it has no errors. */
export function readPart(
  file: SourceFile | undefined,
  check: (json: JsonFile) => readonly Remark[],
): { json?: JsonFile; findings: Finding[] } {
  if (!file) return { findings: [] };
  const json = readJsonFile(file);
  const findings = json.mistake
    ? [
        findingAt(
          {
            json,
            ...(json.mistake.code === undefined
              ? { code: 'RES100', message: said`Not valid JSON. ${word(json.mistake.message)}` }
              : { code: json.mistake.code, message: word(json.mistake.message) }),
            pointer: '',
          },
          json.mistake.position,
        ),
      ]
    : [
        ...json.repeated.map(({ pointer, key, position }) =>
          findingAt(
            { json, code: 'RES104', pointer, message: said`"${key}" stands here twice. Only one can count.` },
            position,
          ),
        ),
        ...check(json).map((remark) => findingAt({ json, ...remark })),
      ];
  return findings.some(({ level }) => level === 'error') ? { findings } : { json, findings };
}

/** A remark with its place in the file. */
export function findingAt(
  remark: Remark & { readonly json: JsonFile },
  position = remark.json.positionOf(remark.pointer),
): Finding {
  const { json, code, pointer, message, level = 'error' } = remark;
  return { code, level, file: json.path, ...position, pointer, message: message.en, tr: message.tr };
}

/** Icons of the groups, repeated ids, unknown parent groups; none turns the menu off. */
function checkGroups(groups: readonly RawMenuGroup[], json: JsonFile, known: KnownNames): Finding[] {
  const tops = groups.filter((group) => group.in === undefined).map((group) => group.id);
  return groups.flatMap(({ id, icon, in: parent }, index) => {
    const pointer = pointerOf('/groups', index);
    const isTwice = groups.findIndex((group) => group.id === id) < index;
    return [
      ...(icon !== undefined && !known.icons.includes(icon)
        ? [
            findingAt({
              json,
              code: 'RES301',
              pointer: `${pointer}/icon`,
              level: 'warning',
              message: unknownIcon(icon, known.icons),
            }),
          ]
        : []),
      ...(parent !== undefined && !tops.includes(parent)
        ? [
            findingAt({
              json,
              code: 'RES210',
              pointer: `${pointer}/in`,
              level: 'warning',
              message: unknownName({ what: 'group with room for others', wrong: parent, known: tops }),
            }),
          ]
        : []),
      ...(isTwice
        ? [
            findingAt({
              json,
              code: 'RES210',
              pointer: `${pointer}/id`,
              level: 'warning',
              message: said`There is already a group "${id}".`,
            }),
          ]
        : []),
    ];
  });
}

function unknownFile(file: SourceFile, root: string): Finding {
  const meant = closest(nameOf(file, root), FILES);
  const message = said`No shared file is called so; it has no effect.${meant === undefined ? NOTHING : said` Did you mean "${meant}"?`} Known: ${FILES.join(', ')}, all directly in ${root}/`;
  return {
    code: 'RES907',
    level: 'warning',
    file: file.path,
    line: 1,
    column: 1,
    pointer: '',
    message: message.en,
    tr: message.tr,
  };
}

function nameOf({ path }: SourceFile, root: string): string {
  return path.slice(root.length + 1);
}

/** The members of an accepted file, each converted to its value. */
function entries<Raw, Value>(
  value: { readonly [name: string]: Raw },
  normalize: (name: string, raw: Raw) => Value,
): Record<string, Value> {
  const own = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(own.map(([name, raw]) => [name, normalize(name, raw)]));
}

function normalizeList(name: string, raw: (string | RawOption)[]): EnumList {
  return { name, options: raw.map(normalizeOption) };
}

function normalizeDialect(_name: string, raw: RawDialect): Dialect {
  return {
    page: { param: raw.page.param, base: raw.page.base ?? 0 },
    size: raw.size,
    sort: raw.sort,
    dir: { param: raw.dir.param, case: raw.dir.case ?? 'upper' },
    search: raw.search ?? 'q',
    all: raw.all ?? -1,
  };
}

export function normalizeGroup({ id, label, icon, order, module, in: parent, notFor, apart }: RawMenuGroup): MenuGroup {
  return {
    id,
    label: toText(label, id),
    icon: icon ?? 'AppstoreOutlined',
    order: order ?? ORDER_OF_GROUP,
    ...(module !== undefined && { module }),
    ...(parent !== undefined && { in: parent }),
    ...(notFor && { notFor }),
    ...(apart && { apart }),
  };
}
