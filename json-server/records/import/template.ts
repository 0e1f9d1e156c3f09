import { MAX_IMPORTED_ROWS } from '../../../src/config/import-limits.ts';
import { type Field, LANGUAGES, type Text } from '../../../src/config/types.ts';
import { columnName, type WorkbookSheet, writeXlsx, XLSX_TYPE, xmlText } from '../export/xlsx.ts';
import type { ResourceCall } from '../../accounts/resource-call.ts';
import { API_HEADERS } from '../../http/headers.ts';
import { pacedWrite } from '../../http/paced-write.ts';
import type { Context } from '../context.ts';
import type { Records } from '../records.ts';
import { acceptedLanguage, translate } from '../../../src/config/catalogues.ts';
import { inLanguages } from './cell-value.ts';
import { type ImportColumn, importColumns, isNeeded } from './columns.ts';

/** Maximum characters of a hint that Excel shows at a cell. */
const LONGEST_HINT = 250;
/** Choices listed in a hint. */
const MAX_NAMED = 12;
const NARROW = 12;
const WIDE = 40; // characters
/** Name of the hidden sheet behind the drop-downs. */
const LISTS = 'Lists';

type Speak = (key: string, params?: Readonly<Record<string, string | number>>) => string;
type Hint = {
  readonly column: ImportColumn;
  readonly label: string;
  readonly text: string;
  readonly choices: readonly string[];
};

/**
 * `GET /<path>/import-template.xlsx`: an empty sheet with a column for each value the caller may write, what each
 * accepts (drop-downs, and a hint at each cell), and the same on a separate sheet.
 */
export async function sendTemplate(call: ResourceCall, records: Records): Promise<undefined> {
  const { snapshot, caller, resource, request, response } = call;
  const language = acceptedLanguage(request.headers['accept-language']);
  const context: Context = records.of({ snapshot, caller });
  const say: Speak = (key, params = {}) =>
    translate({ catalogues: snapshot.catalogues, language, namespace: 'import', key: `template.${key}`, params }) ??
    key;
  const yesNo = ['yes', 'no'].map(
    (key) => translate({ catalogues: snapshot.catalogues, language, namespace: 'export', key }) ?? key,
  );
  const textOf = (text: Text): string => inLanguages(snapshot.catalogues, text)[LANGUAGES.indexOf(language)] ?? text.en;
  const headOf = ({ heads, key }: ImportColumn): string => heads[LANGUAGES.indexOf(language)] ?? key;
  const hints = importColumns(context, resource)
    .filter(({ isWritable, isCurrency }) => isWritable && !isCurrency)
    .map((column) => hintOf(column, { textOf, headOf, say, yesNo }));
  response.writeHead(200, {
    ...API_HEADERS,
    'Content-Type': XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${resource.name}-template.xlsx"`,
  });
  if (request.method === 'HEAD') response.end();
  else {
    await writeXlsx(pacedWrite(response), ...sheetsOf(hints, textOf(resource.label), say));
    response.end();
  }
  return undefined;
}

type Words = {
  readonly textOf: (text: Text) => string;
  readonly headOf: (column: ImportColumn) => string;
  readonly say: Speak;
  readonly yesNo: readonly string[];
};

function hintOf(column: ImportColumn, { textOf, headOf, say, yesNo }: Words): Hint {
  const { field } = column;
  const choices =
    field.type === 'enum' ? field.options.map(({ label }) => textOf(label)) : field.type === 'boolean' ? yesNo : [];
  // For a single choice, the drop-down lists the rest.
  const isList = !('multiple' in field && field.multiple);
  const parts = [
    ...(isNeeded(column) ? [say('needed')] : []),
    say(`type.${field.type}`, { currency: 'currency' in field ? (field.currency ?? '') : '' }),
    ...(isList ? [] : [say('several')]),
    choices.slice(0, isList ? MAX_NAMED : undefined).join(', ') + (isList && choices.length > MAX_NAMED ? ' …' : ''),
    ...lengths(field, say),
    ...(field.help ? [textOf(field.help)] : []),
  ];
  return {
    column,
    label: headOf(column),
    text: parts.filter((part) => part !== '').join(' '),
    choices: isList ? choices : [],
  };
}

function lengths(field: Field, say: Speak): string[] {
  if (!('maxLength' in field)) return [];
  return field.type === 'text' || field.type === 'textarea' ? [say('length', { max: field.maxLength })] : [];
}

function sheetsOf(hints: readonly Hint[], name: string, say: Speak): readonly WorkbookSheet[] {
  const lists = hints.filter(({ choices }) => choices.length > 0);
  const longest = Math.max(0, ...lists.map(({ choices }) => choices.length));
  const head = hints.map(({ column, label }) => (isNeeded(column) ? `${label} *` : label));
  return [
    {
      name,
      head,
      rows: [],
      widths: head.map((text) => Math.min(WIDE, Math.max(NARROW, text.length + 4))),
      after: validations(hints, lists),
    },
    {
      name: say('help'),
      head: [say('column'), say('takes'), say('key')],
      rows: hints.map(({ column, label, text }) => [label, text, column.key]),
      widths: [28, 90, 24],
    },
    {
      name: LISTS,
      isHidden: true,
      head: lists.map(({ label }) => label),
      rows: Array.from({ length: longest }, (_, row) =>
        lists.map(({ choices }): string | null => choices[row] ?? null),
      ),
    },
  ];
}

/**
 * The accepted values of each column, and the hint shown at a selected cell. A drop-down points to the hidden sheet.
 */
function validations(hints: readonly Hint[], lists: readonly Hint[]): string {
  if (hints.length === 0) return '';
  const each = hints.map((hint, index) => {
    const letter = columnName(index);
    const at = lists.indexOf(hint);
    const list = columnName(Math.max(0, at));
    const isList = at !== -1;
    const title = xmlText(hint.label.slice(0, 32));
    return (
      `<dataValidation${isList ? ' type="list"' : ''} allowBlank="1" showInputMessage="1"${isList ? ' showErrorMessage="1"' : ''}` +
      ` promptTitle="${title}" prompt="${xmlText(hint.text.slice(0, LONGEST_HINT))}"` +
      ` sqref="${letter}2:${letter}${MAX_IMPORTED_ROWS + 1}">` +
      (isList ? `<formula1>${LISTS}!$${list}$2:$${list}$${hint.choices.length + 1}</formula1>` : '') +
      '</dataValidation>'
    );
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}
