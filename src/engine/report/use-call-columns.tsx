import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallTable, TableColumn, TableOption } from '../../config/call-table-types.ts';
import { ownValue, plainText } from '../../config/values.ts';
import type { ClientConfig, Json, Where } from '../../config/types.ts';
import { NameText } from '../../ui/NameText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent } from '../format.ts';
import { monthName } from '../month-name.ts';
import { drillPath } from '../resource/drill.ts';
import { bestPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { type CallRow, textAt, valuesAt } from './call-rows.ts';
import { decimal } from './decimal.ts';
import type { ReportColumn } from './report-column.ts';

const SIGNS: { readonly [sign: string]: string } = { '-1': '-', '0': '0', '1': '+' };
const FIGURES: readonly string[] = ['money', 'number', 'percent'];

const isEmpty = (value: Json): boolean => value === null || value === '';
const valuesOf = ({ field, or }: TableColumn, row: CallRow): readonly Json[] => {
  const own = valuesAt(row, field);
  return or !== undefined && own.every(isEmpty) ? valuesAt(row, or) : own;
};

/** Where a cell leads: to the record of the nth of its values, or to the list of what it counts. */
function pathOf({ link }: TableColumn, row: CallRow, config: ClientConfig, at = 0): string | undefined {
  if (!link) return undefined;
  const valueAt = (path = '') => plainText(valuesAt(row, path)[at] ?? null);
  const name = typeof link.resource === 'string' ? link.resource : (ownValue(link.resource, valueAt(link.by)) ?? '');
  const resource = ownValue(config.resources, name);
  if (link.where !== undefined) {
    const [where] = valuesAt(row, link.where);
    const isCondition = typeof where === 'object' && where !== null;
    return resource?.can.includes('list') && isCondition
      ? drillPath({ resource, view: undefined, wheres: [where as Where] })
      : undefined;
  }
  const id = valueAt(link.id);
  const path = resource && id !== '' ? bestPath({ resource, id }) : undefined;
  const query = Object.entries(link.query ?? {}).map(([key, field]) => [key, textAt(row, field)]);
  return path === undefined || query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

/** The columns of a table over a call, each written as its kind of value is everywhere. */
export function useCallColumns({ columns }: CallTable, config: ClientConfig) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const text = useText();

  const optionOf = ({ options, as }: TableColumn, value: Json): TableOption | undefined => {
    const wanted = as === 'sign' ? SIGNS[Math.sign(Number(value))] : plainText(value);
    return options.find((option): option is TableOption => typeof option !== 'string' && option.value === wanted);
  };
  const written = (column: TableColumn, value: Json, currency: string): string => {
    const option = optionOf(column, value);
    if (option) return text(option.label);
    if (isEmpty(value)) return '–';
    switch (column.as) {
      case 'money':
        return formatMoney({ minor: Number(value), currency, language });
      case 'number':
        return formatNumber({ value: Number(value), language, ...(column.decimals && { decimals: column.decimals }) });
      case 'percent':
        return formatPercent({ value: Number(value), language });
      case 'date':
        return formatDate({ value: plainText(value), language });
      case 'dateTime':
        return formatDateTime({ value: plainText(value), language });
      case 'month':
        return monthName(plainText(value), language);
      default:
        return plainText(value);
    }
  };
  /** Each value of a cell as text; an amount with its currency. */
  const textsOf = (column: TableColumn, row: CallRow): readonly string[] => {
    const values = valuesOf(column, row);
    if (column.isBlank && values.every((value) => value === 0)) return [''];
    const currencies = valuesAt(row, column.currency).map(plainText);
    return values.length === 0 ? ['–'] : values.map((value, at) => written(column, value, currencies[at] ?? ''));
  };
  const shown = (column: TableColumn, row: CallRow) => {
    const texts = textsOf(column, row);
    if (FIGURES.includes(column.as))
      return texts.length === 1 ? texts[0] : texts.map((each, at) => <div key={at}>{each}</div>);
    const [value = null] = valuesOf(column, row);
    const { color } = optionOf(column, value) ?? {};
    if (color !== undefined) return <Tag color={color}>{texts.join(', ')}</Tag>;
    const more = column.more === undefined ? '' : textAt(row, column.more);
    return <NameText name={[texts.join(', '), more].filter(Boolean).join(' · ')} />;
  };
  const cell = (column: TableColumn, row: CallRow) => {
    const linked = (content: ReactNode, at?: number) => {
      const path = pathOf(column, row, config, at);
      return path === undefined ? content : <Link to={path}>{content}</Link>;
    };
    const ids = valuesAt(row, column.link?.id ?? '');
    if (ids.length < 2) return linked(shown(column, row));
    return textsOf(column, row).map((each, at) => <div key={at}>{linked(<NameText name={each} />, at)}</div>);
  };
  const inFile = (column: TableColumn, row: CallRow, line: number): string | number | null => {
    const values = valuesOf(column, row);
    // A list without amounts is one value; amounts take a line each.
    if (!FIGURES.includes(column.as) && values.length > 1 && !column.field.includes('.'))
      return line === 0 ? values.map(plainText).join(', ') : null;
    const value = values[line] ?? null;
    if (value === null) return null;
    const currency = plainText(valuesAt(row, column.currency)[line] ?? null);
    if (column.as === 'money') return decimal(Number(value), currency);
    if (optionOf(column, value)) return written(column, value, currency);
    return typeof value === 'number' ? value : plainText(value);
  };
  const [first] = columns.filter((column) => column.in !== 'file');
  const sumName = (sum: CallRow) => `${t('sum')} ${textAt(sum, 'currency')}`.trim();
  const reportColumns = columns.map((column): ReportColumn<CallRow, CallRow> => ({
    key: [column.field, column.as, column.in].join(' '),
    title: text(column.label),
    ...(FIGURES.includes(column.as) && { align: 'end' }),
    ...(column === first && { isName: true, sum: sumName }),
    ...(column.in !== 'file' && { value: (row) => cell(column, row) }),
    ...(column.in !== 'screen' && { sheet: (row, line) => inFile(column, row, line) }),
    ...(column.isSummed && column !== first && { sum: (sum) => shown(column, sum) }),
  }));
  return {
    columns: reportColumns,
    cell,
    textsOf,
    labelOf: (column: TableColumn) => text(column.label),
    /** The label of a value. */
    nameOf: (column: TableColumn, value: Json) => written(column, value, ''),
  };
}

export type CallColumns = ReturnType<typeof useCallColumns>;
