import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Action, Row } from '../../../config/types.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { formatNumber } from '../../format.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../resource/paths.ts';
import { isRestorable } from '../../resource/restorable.ts';
import { warningsOf } from '../../resource/tell-warnings.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { undoAction } from '../../run/tell-done.ts';
import { useRecordTexts } from '../../run/use-record-texts.ts';
import type { BringBack, BulkAction } from './bulk-actions.ts';
import { type BulkOutcome, tallyOutcomes } from './run-bulk.ts';

const TONES = { done: 'green', refused: 'red', left: 'gold' } as const;
/** Results that need attention come first. */
const ORDER = ['refused', 'left', 'done'] as const;

type BulkResultsProps = {
  readonly bulkAction: BulkAction | BringBack;
  readonly outcomes: readonly BulkOutcome[];
  /** Retries those that failed: they are still ticked. */
  readonly onAgain: (() => void) | undefined;
  readonly onUndo: (back: Action, rows: readonly Row[]) => void;
  /** The deleted records. */
  readonly onBringBack: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
};

/** The result for each record, and what can be done about it. */
export function BulkResults({ bulkAction, outcomes, onAgain, onUndo, onBringBack, onClose }: BulkResultsProps) {
  const { t } = useTranslation('selection');
  const language = useLanguage();
  const engine = useEngine();
  const { nameOf } = useRecordTexts();
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const counts = tallyOutcomes(outcomes);
  const totals = ORDER.toReversed()
    .filter((state) => counts[state] > 0)
    .map((state) => t(`state.${state}`, { number: formatNumber({ value: counts[state], language }) }));
  const sorted = ORDER.flatMap((state) => outcomes.filter((outcome) => outcome.state === state));
  const backs = outcomes.flatMap((outcome) => {
    if (bulkAction.kind !== 'action' || outcome.state !== 'done' || !outcome.answer) return [];
    const back = undoAction({ ...engine, record: outcome.row, action: bulkAction.action, answer: outcome.answer });
    return back ? [{ back, row: outcome.answer }] : [];
  });
  const [first] = backs;
  // Deleted now: deleted by this, or not restored.
  const isDeleted = ({ state }: BulkOutcome) =>
    bulkAction.kind === 'delete' ? state === 'done' : bulkAction.kind === 'restore' && state !== 'done';
  const restorable = isRestorable(engine.resource) ? outcomes.filter(isDeleted).map(({ row }) => row) : [];
  return (
    <>
      <p ref={summary} tabIndex={-1} role="status">
        <Typography.Text strong>{totals.join(' · ')}</Typography.Text>
      </p>
      {/* Keyboard users scroll it with arrow keys, even without links. */}
      <div
        style={{ maxHeight: 'min(50vh, 420px)', overflowY: 'auto' }}
        role="region"
        aria-label={t('results')}
        tabIndex={0}
      >
        <List
          size="small"
          dataSource={sorted}
          rowKey={({ row }) => row.id}
          renderItem={(outcome) => (
            <List.Item>
              <List.Item.Meta
                avatar={<Tag color={TONES[outcome.state]}>{t(`one.${outcome.state}`)}</Tag>}
                description={
                  <>
                    <Name row={outcome.row} name={nameOf(outcome.row)} isDeleted={isDeleted(outcome)} />
                    {notesOn(outcome).map((note) => (
                      <div key={note}>{note}</div>
                    ))}
                  </>
                }
              />
            </List.Item>
          )}
        />
      </div>
      <Flex wrap gap="small" justify="flex-end">
        {first && (
          <Button
            onClick={() =>
              onUndo(
                first.back,
                backs.map(({ row }) => row),
              )
            }
          >
            {t('undo', { number: formatNumber({ value: backs.length, language }) })}
          </Button>
        )}
        {restorable.length > 0 && (
          <Button onClick={() => onBringBack(restorable)}>
            {bulkAction.kind === 'restore'
              ? t('again')
              : t('undo', { number: formatNumber({ value: restorable.length, language }) })}
          </Button>
        )}
        {onAgain && counts.done < outcomes.length && <Button onClick={onAgain}>{t('again')}</Button>}
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </Flex>
    </>
  );
}

/** In another tab, so that neither the list nor the ticks are lost. */
function Name({ row, name, isDeleted }: { readonly row: Row; readonly name: string; readonly isDeleted: boolean }) {
  const { resource } = useEngine();
  const path = isDeleted ? undefined : bestPath({ resource, id: addressId(row) });
  if (path === undefined) return <Typography.Text strong>{name}</Typography.Text>;
  return (
    <Link to={path} target="_blank">
      {name}
    </Link>
  );
}

/** The server's answer: about the record and its fields, or a warning although it was done. */
function notesOn(outcome: BulkOutcome): readonly string[] {
  if (outcome.state === 'done') return warningsOf(outcome.answer);
  if (outcome.state === 'left') return [];
  return [...new Set([outcome.error.message, ...Object.values(outcome.error.errors ?? {}).flat()])];
}
