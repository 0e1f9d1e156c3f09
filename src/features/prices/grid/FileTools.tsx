import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dateOfDayNumber, dayNumber } from '../../../domain/calendar/iso-date.ts';
import { type CodedEstate, type Imported, readImport } from '../../../domain/prices/grid/import.ts';
import type { Days } from '../../../domain/calendar/axis.ts';
import { realPatch } from '../../../domain/prices/grid/cell.ts';
import { type Change, editAt } from '../../../domain/prices/grid/sheet.ts';
import { decimalSeparator } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GridStore } from './grid-store.ts';
import { MOST_CELLS, type SheetTools } from './use-sheet.ts';

const MOST_ROWS = 1000;
const AHEAD = 1095; // days that a file may reach into the future
const MOST_SHOWN = 50;

type FileToolsProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  /** The days in sight, which a download holds. */
  readonly days: () => Days;
  readonly today: number;
  readonly canEdit: boolean;
};

/** Prices to and from a workbook. What a file brings is shown first, and goes into the grid unsaved. */
export default function FileTools({ store, tools, days, today, canEdit }: FileToolsProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [found, setFound] = useState<Imported>();
  const total = Math.min(store.known()?.total ?? 0, MOST_ROWS);

  const download = async () => {
    setIsBusy(true);
    try {
      const { from, to } = days();
      const box = { top: 0, bottom: Math.max(0, total - 1), left: from, right: to - 1 };
      await store.ensure(box);
      const { writeFile } = await import('./write-file.ts');
      const head = [t('file.code'), t('file.name'), t('file.currency')] as const;
      const blob = await writeFile({ store, sheet: tools.sheet, box, head });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${t('file.fileName')}-${dateOfDayNumber(from)}.xlsx`;
      link.click();
      URL.revokeObjectURL(link.href);
    } finally {
      setIsBusy(false);
    }
  };

  const handleFile = async (file: File) => {
    setIsBusy(true);
    setRefused(undefined);
    setFound(undefined);
    try {
      const { readFile } = await import('./sheet-file.ts');
      const read = await readFile(file);
      if ('refused' in read) {
        setRefused(t(`file.${read.refused}`));
        return;
      }
      const estates = await estatesByCode(store, days().from);
      if (!estates) {
        setRefused(t('failed'));
        return;
      }
      const from = dateOfDayNumber(today);
      const separator = read.isCsv ? decimalSeparator(language) : undefined;
      const last = addDays(from, AHEAD);
      setFound(readImport({ rows: read.rows, estateOf: (code) => estates.get(code), first: from, last, separator }));
    } finally {
      setIsBusy(false);
    }
  };

  const take = async () => {
    if (!found) return;
    if (found.prices.length > MOST_CELLS) {
      setRefused(t('complaint.tooMany'));
      return;
    }
    const rows = found.prices.map(({ estateId }) => store.place(estateId) ?? 0);
    const days = found.prices.map(({ date }) => dayNumber(date));
    const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
    const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), 0);
    await store.ensure({ top: least(rows), bottom: most(rows), left: least(days), right: most(days) });
    const changes = found.prices.flatMap(({ estateId, date, price }): Change[] => {
      const day = dayNumber(date);
      const night = tools.look({ row: store.place(estateId) ?? -1, day });
      if (night?.estateId !== estateId) return [];
      const typed = editAt(tools.sheet, estateId, day);
      const patch = realPatch(night.own, { ...typed?.patch, price });
      return [{ estateId, day, edit: patch && { patch, seen: typed?.seen ?? night.seen } }];
    });
    tools.put(changes);
    setFound(undefined);
  };

  return (
    <>
      <button type="button" className="k-control" disabled={isBusy || total === 0} onClick={() => void download()}>
        {t('file.download')}
      </button>
      {canEdit && (
        <>
          <button type="button" className="k-control" disabled={isBusy} onClick={() => input.current?.click()}>
            {t('file.upload')}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('file.upload')}
            accept=".xlsx,.csv"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file may be chosen again, mended.
              event.target.value = '';
              if (file) void handleFile(file);
            }}
          />
        </>
      )}
      {(refused ?? found) !== undefined && (
        <div className="k-price-import" role="region" aria-label={t('file.upload')}>
          {refused !== undefined && <p role="alert">{refused}</p>}
          {found && (
            <>
              <p role="status">{t('file.found', { prices: found.prices.length, issues: found.issues.length })}</p>
              <ul>
                {found.issues.slice(0, MOST_SHOWN).map(({ place, text, why }) => (
                  <li key={`${place}${why}`}>
                    <strong>{place}</strong> {t(`file.why.${why}`, { text })}
                  </li>
                ))}
                {found.issues.length > MOST_SHOWN && <li>{t('more', { count: found.issues.length - MOST_SHOWN })}</li>}
              </ul>
              {found.prices.length > 0 && (
                <button type="button" className="k-control" onClick={() => void take()}>
                  {t(found.issues.length > 0 ? 'file.takeValid' : 'file.takeAll')}
                </button>
              )}
            </>
          )}
          <button
            type="button"
            className="k-control"
            onClick={() => {
              setFound(undefined);
              setRefused(undefined);
            }}
          >
            {t('panel.close')}
          </button>
        </div>
      )}
    </>
  );
}

/**
 * Every estate of the grid by its code; the filters of the address apply. A file may be chosen before the first answer
 * is there, so how many estates there are is asked for too. Undefined when some could not be loaded: their rows of the
 * file would be refused as unknown.
 */
async function estatesByCode(store: GridStore, day: number): Promise<ReadonlyMap<string, CodedEstate> | undefined> {
  await store.ensure({ top: 0, bottom: 0, left: day, right: day });
  const known = store.known();
  if (!known) return undefined;
  const total = Math.min(known.total, MOST_ROWS);
  await store.ensure({ top: 0, bottom: Math.max(0, total - 1), left: day, right: day });
  const estates = new Map<string, CodedEstate>();
  for (let row = 0; row < total; row += 1) {
    const estate = store.line(row)?.estate;
    if (!estate) return undefined;
    estates.set(estate.code, { estateId: estate.id, currency: estate.currency });
  }
  return estates;
}
