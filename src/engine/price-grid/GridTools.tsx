import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber } from '../../domain/calendar/iso-date.ts';
import { NIGHT_SOURCES } from '../../domain/price/night-price.ts';
import { request } from '../../providers/http.ts';
import type { useGridAddress } from './use-grid-address.ts';
import type { SheetTools } from './use-sheet.ts';

const CHOSEN = ['group', 'project', 'district'] as const;
type Choices = Readonly<Partial<Record<(typeof CHOSEN)[number], readonly (readonly [value: string, title: string])[]>>>;

type GridToolsProps = {
  readonly address: ReturnType<typeof useGridAddress>;
  readonly tools: SheetTools;
  readonly today: number;
  readonly canEdit: boolean;
  readonly onShow: (day: number) => void;
  readonly children?: React.ReactNode;
};

/** Above the grid: where it is, of which estates, back and forth, and what the signs mean. */
export function GridTools({ address, tools, today, canEdit, onShow, children }: GridToolsProps) {
  const { t } = useTranslation('price-grid');
  const { change, value, date } = address;
  const [isOpen, setIsOpen] = useState(() => CHOSEN.some((name) => value(name) !== ''));
  const [isLegend, setIsLegend] = useState(false);
  const { data } = useQuery({
    queryKey: ['price-grid', 'choices'],
    queryFn: async ({ signal }) => (await request<Choices>({ path: '/price-grid/choices', signal })).data,
    enabled: isOpen,
  });
  const go = (by: number) => onShow(dayNumber(date) + by);
  return (
    <div className="k-tape-tools" data-open={isOpen} role="group" aria-label={t('tools')}>
      <button type="button" className="k-tape-tool" onClick={() => onShow(today)}>
        {t('today')}
      </button>
      <button type="button" className="k-tape-tool" aria-label={t('back')} onClick={() => go(-14)}>
        ‹
      </button>
      <input
        type="date"
        aria-label={t('date')}
        value={date}
        onChange={(event) => event.target.value !== '' && onShow(dayNumber(event.target.value))}
      />
      <button type="button" className="k-tape-tool" aria-label={t('forward')} onClick={() => go(14)}>
        ›
      </button>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={value('q')}
        maxLength={200}
        onChange={(event) => change({ q: event.target.value, row: '' })}
      />
      <button type="button" className="k-tape-tool" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('filters')}
      </button>
      <button type="button" className="k-tape-tool" aria-expanded={isLegend} onClick={() => setIsLegend(!isLegend)}>
        {t('legend')}
      </button>
      {canEdit && (
        <>
          <button type="button" className="k-tape-tool" disabled={tools.sheet.done.length === 0} onClick={tools.undo}>
            ↶ {t('undo')}
          </button>
          <button type="button" className="k-tape-tool" disabled={tools.sheet.undone.length === 0} onClick={tools.redo}>
            ↷ {t('redo')}
          </button>
        </>
      )}
      {children}
      {isOpen && (
        <div className="k-tape-filters" role="group" aria-label={t('filters')}>
          {CHOSEN.map((name) => {
            const choices = data?.[name] ?? [];
            if (choices.length === 0 && value(name) === '') return null;
            return (
              <label key={name}>
                {t(`filter.${name}`)}
                <select value={value(name)} onChange={(event) => change({ [name]: event.target.value, row: '' })}>
                  <option value="">{t('filter.all')}</option>
                  {choices.map(([key, title]) => (
                    <option key={key} value={key}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            );
          })}
        </div>
      )}
      {isLegend && (
        <div className="k-tape-legend">
          {[...NIGHT_SOURCES].reverse().map((kind) => (
            <span key={kind} className="k-price-key" data-source={kind}>
              <i>{t(`letter.${kind}`)}</i> {t(`source.${kind}`)}
            </span>
          ))}
          <span className="k-price-key" data-unsaved="">
            {t('unsaved')}
          </span>
          <span className="k-price-key" data-closed="">
            {t('mark.closed')} {t('closed')}
          </span>
          <span className="k-price-key">
            {t('mark.noArrival')} {t('noArrival')}
          </span>
          <span className="k-price-key">
            {t('mark.noDeparture')} {t('noDeparture')}
          </span>
          <span className="k-price-key">≥3 {t('minNights', { count: 3 })}</span>
        </div>
      )}
      <p id="price-keys" className={isLegend ? 'k-tape-keys' : 'k-hidden'}>
        {t('keys')}
      </p>
    </div>
  );
}
