import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the product to which one of each is added, as ARCHITECTURE.md says what an addition touches. */
export type Scratch = {
  /** The path of a file of the copy. */
  readonly at: (path: string) => string;
  /** A module of the copy, which is another one than the product's. */
  readonly load: <Module>(path: string) => Promise<Module>;
  readonly remove: () => void;
};

const label = { en: 'Mooring', tr: 'Bağlama yeri' };

/** Each addition: its own files, and the lines that name it elsewhere, put behind what stands there. */
const ADDED: {
  readonly [what: string]: {
    readonly files: Readonly<Record<string, string>>;
    readonly lines?: Readonly<Record<string, readonly [behind: string, line: string][]>>;
  };
} = {
  'a field type': {
    files: {
      'src/config/fields/plate.ts': `
        import type { FieldBase } from '../field-shapes.ts';
        import { singleKind, TEXT_OPERATORS } from './kind.ts';
        type Plate = FieldBase & { readonly type: 'plate'; readonly country: string };
        declare module '../field-shapes.ts' { interface FieldShapes { plate: Plate } }
        declare module '../raw.ts' { interface RawField { country?: string } }
        export const plateKind = singleKind<Plate>({
          own: (raw) => ({ country: raw.country ?? 'TR' }),
          inJson: () => ({ type: 'string', examples: ['34ABC123'] }),
          fitsCell: true, isFiltered: true, isInQuestions: true, isSearchable: true, stored: 'text', operators: TEXT_OPERATORS,
          check: ({ value }) =>
            typeof value === 'string' && /^[\\dA-Za-z ]{4,12}$/.test(value)
              ? { value: value.replaceAll(' ', '').toUpperCase() }
              : { issue: 'validation.plate' },
          filter: ({ text }) => text.toUpperCase(),
        });`,
      'src/engine/fields/types/plate.tsx': `
        import { lazy } from 'react';
        import type { Looks } from '../look.ts';
        const Plate = ({ field, record }) => <span>{'plate ' + String(record[field.name])}</span>;
        const input = lazy(async () => ({ default: ({ id }) => <input id={id} placeholder="34 ABC 123" /> }));
        export const looks: Looks = { plate: { Cell: Plate, Value: Plate, input, filter: 'text' } };`,
    },
    lines: {
      'src/config/fields/registry.ts': [
        ["import { urlKind } from './url.ts';\n", "import { plateKind } from './plate.ts';\n"],
        ['  iban: ibanKind,\n', '  plate: plateKind,\n'],
      ],
    },
  },
  'a page block': {
    files: {
      'src/config/blocks/ticker.ts': `
        import { checkIcon } from '../check/context.ts';
        import type { BlockBase } from '../page-types.ts';
        import type { BlockKind } from './kind.ts';
        type Ticker = BlockBase & { readonly type: 'ticker'; readonly words: readonly string[]; readonly icon: string };
        declare module '../page-types.ts' { interface BlockShapes { ticker: Ticker } }
        declare module '../raw.ts' {
          interface RawBlockShapes { ticker: { type: 'ticker'; words: string[]; icon?: string } }
        }
        export const tickerBlock: BlockKind<'ticker'> = {
          width: 'third',
          normalize: ({ words, icon = 'HomeOutlined' }) => ({ type: 'ticker', words, icon }),
          check: (context, { icon }, pointer) => checkIcon(context, icon, pointer + '/icon'),
          forReader: (block, { role }) => (role === 'admin' ? block : undefined),
        };`,
      'src/engine/page/blocks/rare/ticker.tsx': `
        export default ({ block }) => <p>{'ticker ' + block.words.join(' + ')}</p>;`,
    },
    lines: {
      'src/config/block-kinds.ts': [
        [
          "import { markdownBlock, textBlock } from './blocks/text.ts';\n",
          "import { tickerBlock } from './blocks/ticker.ts';\n",
        ],
        ['  timeline: timelineBlock,\n', '  ticker: tickerBlock,\n'],
      ],
    },
  },
  'a panel': {
    files: { 'src/features/desk/MooringMap.tsx': 'export const MooringMap = () => <p>Map</p>;' },
    lines: {
      'src/features/desk/screens.ts': [
        ['  panels: {\n', "    'mooring-map': async () => (await import('./MooringMap.tsx')).MooringMap,\n"],
      ],
    },
  },
  'a screen': {
    files: { 'src/features/desk/NewMooring.tsx': 'export const NewMooring = () => <p>New</p>;' },
    lines: {
      'src/features/desk/screens.ts': [
        [
          '  screens: {\n',
          "    '/v1/operational/mooring-places/create': async () => (await import('./NewMooring.tsx')).NewMooring,\n",
        ],
      ],
    },
  },
  'a screen for everybody': {
    files: { 'src/features/website/public/Mooring.tsx': 'export const Mooring = () => <p>Here</p>;' },
    lines: {
      'src/features/website/screens.ts': [
        ['  open: {\n', "    '/v1/public/mooring/:id': async () => (await import('./public/Mooring.tsx')).Mooring,\n"],
      ],
    },
  },
  'a domain rule': {
    files: {
      'json-server/modules/desk/mooring.ts': `
        import type { DomainRule } from '../../live/rules/domain-write.ts';
        export const mooringRule: DomainRule = ({ record }) => ({ set: { note: 'moored ' + String(record['plate']) } });`,
    },
    lines: {
      'json-server/modules/desk/module.ts': [
        ["import type { Module } from '../module.ts';\n", "import { mooringRule } from './mooring.ts';\n"],
        ["name: 'desk',", ' rules: { mooring: mooringRule },'],
      ],
    },
  },
  'a call': {
    files: {
      'json-server/modules/desk/tide.ts': `
        import type { Route } from '../../accounts/call.ts';
        import { json } from '../../http/reply.ts';
        export const tideRoute: Route = {
          method: 'GET', path: '/api/tide', access: { subject: 'CheckList', action: 'read' },
          handle: () => json(200, { isHigh: true }),
        };`,
    },
    lines: {
      'json-server/modules/desk/module.ts': [
        ["import { deskRoutes } from './routes.ts';\n", "import { tideRoute } from './tide.ts';\n"],
        ['calls: ', '(deps) => [tideRoute, ...deskRoutes(deps)] };\n//'],
      ],
    },
  },
  'a resource and a page': {
    files: {
      'resources/v1/operational/mooring-places.json': JSON.stringify({
        name: 'mooring-places',
        label,
        title: '{plate}',
        menu: { group: 'operational' },
        domain: 'mooring',
        access: { grants: { admin: ['*'] } },
        fields: {
          plate: { type: 'plate', label, required: true, unique: true, search: true },
          note: { type: 'text', label },
        },
        list: { columns: ['plate', 'note'], sort: 'plate', panels: ['mooring-map'] },
        create: { screen: '/v1/operational/mooring-places/create' },
      }),
      'resources/v1/operational/mooring-board.json': JSON.stringify({
        kind: 'page',
        name: 'mooring-board',
        label,
        menu: { group: 'operational' },
        access: { grants: { admin: ['read'], Accounting: ['read'] } },
        blocks: [{ id: 'news', type: 'ticker', label, words: ['calm', 'dry'] }],
      }),
    },
  },
};

type Schema = { definitions: Record<string, unknown> };
type Typed = { properties: { type: { enum: string[] } }; allOf: unknown[] };
const isOf = (type: string, then: string) => ({
  if: { properties: { type: { enum: [type] } }, required: ['type'] },
  then: { $ref: `#/definitions/${then}` },
});

/** The schemas are for editors too, and list what they know. */
function addToSchemas(at: Scratch['at']): void {
  const change = (name: string, part: string, type: string, own: (schema: Schema) => unknown): void => {
    const path = at(`resources/schemas/${name}.schema.json`);
    const schema = JSON.parse(readFileSync(path, 'utf8')) as Schema;
    const typed = schema.definitions[part] as Typed;
    typed.properties.type.enum.push(type);
    typed.allOf.push(isOf(type, `${type}Own`));
    schema.definitions[`${type}Own`] = own(schema);
    writeFileSync(path, JSON.stringify(schema));
  };
  change('resource', 'field', 'plate', ({ definitions }) => definitions['ibanField']);
  change('page', 'block', 'ticker', () => ({
    required: ['words'],
    properties: {
      $comment: true,
      id: true,
      type: true,
      label: true,
      roles: true,
      width: true,
      icon: true,
      words: { type: 'array', items: { type: 'string' } },
    },
    additionalProperties: false,
  }));
}

/** @param folders of the product that the copy needs */
export function makeScratch(folders: readonly string[]): Scratch {
  // Inside the project, because that is where the modules of screens are looked for.
  mkdirSync('.data', { recursive: true });
  const root = realpathSync(mkdtempSync('.data/additions-'));
  const at = (path: string) => join(root, path);
  for (const folder of folders) {
    cpSync(folder, at(folder), { recursive: true, filter: (path) => !/\.test\.tsx?$|db\.json$/.test(path) });
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, at(name));
  symlinkSync(realpathSync('node_modules'), at('node_modules'));
  for (const [what, { files, lines = {} }] of Object.entries(ADDED)) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
    for (const [path, each] of Object.entries(lines)) {
      // Another addition may have been here before.
      let text = readFileSync(existsSync(at(path)) ? at(path) : path, 'utf8');
      for (const [behind, line] of each) {
        if (!text.includes(behind)) throw new Error(`${what}: no ${behind} in ${path}`);
        text = text.replace(behind, behind + line);
      }
      writeFileSync(at(path), text);
    }
  }
  addToSchemas(at);
  return {
    at,
    load: async <Module>(path: string) => (await import(/* @vite-ignore */ at(path))) as Module,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
