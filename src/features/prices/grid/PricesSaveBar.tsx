import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { homeName } from '../../../domain/estates/home-name.ts';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import type { CellPlace } from '../../../domain/prices/grid/range.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GridStore } from './grid-store.ts';
import type { Complaint, SheetTools } from './use-sheet.ts';

/** Max errors listed at once. */
const MAX_SHOWN = 5;

type PricesSaveBarProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  readonly onSave: () => void;
  /** Scrolls a cell into view. */
  readonly onShow: (cell: CellPlace) => void;
};

/** The number of unsaved changes, the obstacles to saving, and the errors of the last step. */
export function PricesSaveBar({ store, tools, onSave, onShow }: PricesSaveBarProps) {
  const { t } = useTranslation('price-grid');
  const { sheet, conflicts, complaint, isSaving } = tools;
  if (sheet.count === 0 && !complaint) return <SavedNote tools={tools} />;
  const [firstConflict] = conflicts;
  const rowOf = firstConflict && store.place(firstConflict.estateId);
  return (
    <Card size="small" className="k-price-save" role="region" aria-label={t('saveBar')}>
      <Flex vertical gap={8}>
        {complaint && <ComplaintText complaint={complaint} store={store} onShow={onShow} onDismiss={tools.dismiss} />}
        {firstConflict && (
          <Flex wrap gap={8} align="center" role="alert">
            <Typography.Text type="danger" style={{ flex: 1 }}>
              {t('conflicts', { count: conflicts.length })}
            </Typography.Text>
            {rowOf !== undefined && (
              <Button size="small" onClick={() => onShow({ row: rowOf, day: firstConflict.day })}>
                {t('show')}
              </Button>
            )}
            <Button size="small" onClick={() => tools.settle(conflicts, true)}>
              {t('keepMine')}
            </Button>
            <Button size="small" onClick={() => tools.settle(conflicts, false)}>
              {t('takeTheirs')}
            </Button>
          </Flex>
        )}
        {sheet.count > 0 && (
          <Flex wrap gap={8} align="center">
            <span role="status" style={{ flex: 1 }}>
              {t('unsavedCount', { count: sheet.count })}
            </span>
            <Button onClick={tools.discard} disabled={isSaving}>
              {t('discard')}
            </Button>
            <Button type="primary" loading={isSaving} disabled={firstConflict !== undefined} onClick={onSave}>
              {t('save')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}

/** The result of the last save, with undo. */
function SavedNote({ tools }: { readonly tools: SheetTools }) {
  const { t } = useTranslation('price-grid');
  const { last, isSaving } = tools;
  return (
    <div role="status" className={last ? 'k-price-save' : 'k-hidden'}>
      {last && (
        <Card size="small">
          <Flex wrap gap={8} align="center">
            <span style={{ flex: 1 }}>
              {t(last.isUndone ? 'saved.undone' : 'saved.done', {
                nights: t('saved.nights', { count: last.nights }),
                homes: t('saved.homes', { count: last.homes }),
              })}
            </span>
            {!last.isUndone && last.undo.length > 0 && (
              <Button loading={isSaving} onClick={tools.undoSave}>
                {t('saved.undo')}
              </Button>
            )}
            <Button type="text" aria-label={t('saved.close')} onClick={tools.forgetLast}>
              ×
            </Button>
          </Flex>
        </Card>
      )}
    </div>
  );
}

function ComplaintText(props: {
  readonly complaint: Complaint;
  readonly store: GridStore;
  readonly onShow: (cell: CellPlace) => void;
  readonly onDismiss: () => void;
}) {
  const { complaint, store, onShow, onDismiss } = props;
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const dayText = (day: number) => formatDate({ value: dateOfDayNumber(day), language });
  const lines =
    complaint.kind === 'wrong'
      ? complaint.wrong.map(({ cell, text, why }) => ({
          cell,
          text: `${homeAt(store, cell.row) ?? t('noEstate')}, ${dayText(cell.day)}: ${t(`wrong.${why}`, { text })}`,
        }))
      : complaint.kind === 'refused'
        ? Object.entries(complaint.error.errors ?? {}).map(([id, texts]) => ({
            cell: undefined,
            text: `${nightName(store, id)}: ${texts.join(' ')}`,
          }))
        : [];
  const title =
    complaint.kind === 'refused' ? complaint.error.message : t(`complaint.${complaint.kind}`, { count: lines.length });
  return (
    <Alert
      type="error"
      message={title}
      description={
        lines.length > 0 && (
          <ul className="k-scroll" style={{ maxHeight: 140 }}>
            {lines.slice(0, MAX_SHOWN).map(({ cell, text }) => (
              <li key={text}>
                {cell ? (
                  <Button type="link" size="small" onClick={() => onShow(cell)}>
                    {text}
                  </Button>
                ) : (
                  text
                )}
              </li>
            ))}
            {lines.length > MAX_SHOWN && <li>{t('more', { count: lines.length - MAX_SHOWN })}</li>}
          </ul>
        )
      }
      action={
        <Button size="small" onClick={onDismiss}>
          {t('understood')}
        </Button>
      }
    />
  );
}

/** The name of a row's home, if it was ever loaded. */
function homeAt(store: GridStore, row: number): string | undefined {
  const line = store.line(row);
  return line && homeName(line.estate);
}

/** `est-1_2027-06-01` → `Sea Flat · KNK-1, 2027-06-01`. */
function nightName(store: GridStore, id: string): string {
  const at = id.lastIndexOf('_');
  const row = store.place(id.slice(0, at));
  const home = row === undefined ? undefined : homeAt(store, row);
  return home === undefined ? id : `${home}, ${id.slice(at + 1)}`;
}
