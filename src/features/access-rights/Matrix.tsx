import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsChange, RightsEntry, RightsMatrix } from '../../config/rights/shapes.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useText } from '../../engine/resource/use-text.ts';
import { type CellSummary, cellSummary } from './cells.ts';

export type Cell = { readonly entry: string; readonly role: string };

type MatrixProps = {
  readonly entries: readonly RightsEntry[];
  readonly roles: RightsMatrix['roles'];
  readonly unsaved: readonly RightsChange[];
  readonly onOpen: (cell: Cell) => void;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One row per resource or page, one column per role. One cell is in the Tab order; the arrow keys reach the others. */
export function Matrix({ entries, roles, unsaved, onOpen }: MatrixProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const row = Math.min(at[0], entries.length - 1);
  const column = Math.min(at[1], roles.length - 1);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = [
      Math.max(0, Math.min(entries.length - 1, row + step[0])),
      Math.max(0, Math.min(roles.length - 1, column + step[1])),
    ] as const;
    setAt(next);
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-at="${next.join()}"]`)?.focus();
  };

  return (
    <div onKeyDown={handleKey}>
      <ReportTable
        label={t('caption')}
        columns={[
          {
            key: 'entry',
            title: t('filter.resource'),
            isName: true,
            value: ({ label, kind }) => (
              <>
                {text(label)} <Typography.Text type="secondary">{t(`kind.${kind}`)}</Typography.Text>
              </>
            ),
          },
          ...roles.map(({ name, label }, place): ReportColumn<RightsEntry> => ({
            key: name,
            title: text(label),
            value: (entry) => {
              const line = entries.indexOf(entry);
              const summary = cellSummary(entry, name, unsaved);
              const much = muchOf(summary);
              return (
                <Button
                  size="small"
                  type={summary.isUnsaved ? 'primary' : much === 'all' ? 'default' : 'dashed'}
                  data-at={`${line},${place}`}
                  tabIndex={line === row && place === column ? 0 : -1}
                  aria-label={t('cell', { entry: text(entry.label), role: text(label), what: wordsOf(t, summary) })}
                  onFocus={() => setAt([line, place])}
                  onClick={() => onOpen({ entry: entry.name, role: name })}
                >
                  <Signs summary={summary} />
                </Button>
              );
            },
          })),
        ]}
        rows={entries}
        keyOf={({ kind, name }) => `${kind} ${name}`}
      />
    </div>
  );
}

const muchOf = ({ allowed, total }: CellSummary): 'all' | 'some' | 'no' =>
  allowed === 0 ? 'no' : allowed === total ? 'all' : 'some';

function wordsOf(t: TFunction<'access-rights'>, summary: CellSummary): string {
  const { allowed, total, isOwn, isUnsaved } = summary;
  const much = muchOf(summary);
  const words = [much === 'some' ? t('someOf', { allowed, total }) : t(`legend.${much}`)];
  if (isOwn) words.push(t('legend.own'));
  if (isUnsaved) words.push(t('unsaved'));
  return words.join(', ');
}

function Signs({ summary }: { readonly summary: CellSummary }) {
  const { t } = useTranslation('access-rights');
  const { allowed, total, isOwn, isUnsaved } = summary;
  const much = muchOf(summary);
  return (
    <>
      {much === 'all' ? '✓' : much === 'some' ? `◐ ${allowed}/${total}` : '–'}
      {isOwn && <small>{t('own')}</small>}
      {isUnsaved && <small>*</small>}
    </>
  );
}
