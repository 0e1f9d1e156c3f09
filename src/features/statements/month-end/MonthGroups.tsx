import Button from 'antd/es/button';
import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import type { ReportColumn } from '../../../engine/report/report-column.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Pairs } from '../../../ui/Pairs.tsx';
import type { MonthEndRow } from '../../../wire/statements.ts';
import { isFine, isUnpublished } from './stages.ts';

type MonthGroupsProps = {
  readonly rows: readonly MonthEndRow[];
  /** The details of an opened statement. */
  readonly columns: readonly ReportColumn<MonthEndRow>[];
};

/** Max statements of a group rendered at once. */
const DRAWN = 25;

/** The month on a phone: one line per statement, in groups; only those that need attention are open. */
export function MonthGroups({ rows, columns }: MonthGroupsProps) {
  const { t } = useTranslation('month-end');
  const groups = [
    { key: 'odd', label: t('tile.odd'), rows: rows.filter((row) => isUnpublished(row) && !isFine(row)) },
    { key: 'fine', label: t('tile.fine'), rows: rows.filter(isFine) },
    { key: 'done', label: t('group.done'), rows: rows.filter((row) => !isUnpublished(row)) },
  ].filter((group) => group.rows.length > 0);
  return (
    <section aria-label={t('table')}>
      <Collapse
        size="small"
        defaultActiveKey="odd"
        items={groups.map(({ key, label, rows: own }) => ({
          key,
          label: t('group.of', { label, count: own.length }),
          styles: { body: { padding: 0 } },
          children: <Statements rows={own} columns={columns} />,
        }))}
      />
    </section>
  );
}

function Statements({ rows, columns }: MonthGroupsProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const [drawn, setDrawn] = useState(DRAWN);
  const lineOf = ({ estate, investor, balance, currency }: MonthEndRow): ReactNode => (
    <Flex gap={8} justify="space-between">
      <span>
        {estate} <span className="k-muted">· {investor}</span>
      </span>
      <span className="k-number">{formatMoney({ minor: balance, currency, language })}</span>
    </Flex>
  );
  return (
    <>
      <Collapse
        ghost
        size="small"
        items={rows
          .slice(0, drawn)
          .map((row) => ({ key: row.id, label: lineOf(row), children: <Facts row={row} columns={columns} /> }))}
      />
      {rows.length > drawn && (
        <Button block type="text" onClick={() => setDrawn(drawn + DRAWN)}>
          {t('group.more', { count: rows.length - drawn })}
        </Button>
      )}
    </>
  );
}

/** A statement's values in all columns. */
function Facts({ row, columns }: Pick<MonthGroupsProps, 'columns'> & { readonly row: MonthEndRow }) {
  const pairs = columns.flatMap(({ key, title, value }) => {
    const told = value?.(row);
    return told === undefined || told === false || told === '' ? [] : [{ key, label: title, value: told }];
  });
  return <Pairs pairs={pairs} />;
}
