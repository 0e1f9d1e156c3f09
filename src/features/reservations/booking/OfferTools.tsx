import { optionOf } from '../../../config/options.ts';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useText } from '../../../engine/resource/use-text.ts';
import type { AskedOffers, choicesOf, OfferSort } from './offers.ts';

const SORTS: readonly OfferSort[] = ['price', 'fit', 'name'];

type OfferToolsProps = {
  readonly searchId: string;
  readonly choices: ReturnType<typeof choicesOf>;
  readonly asked: AskedOffers;
  readonly onAsk: (asked: AskedOffers) => void;
  /** Enter was pressed on a search. */
  readonly onFirst: () => void;
  readonly isMap: boolean;
  readonly onMap: (isMap: boolean) => void;
};

/** Which homes are offered, in which order, and whether as a list or on a map. */
export function OfferTools({ searchId, choices, asked, onAsk, onFirst, isMap, onMap }: OfferToolsProps) {
  const { t } = useTranslation('booking');
  const word = useTypeWord();
  const ask = (next: Partial<AskedOffers>) => onAsk({ ...asked, ...next });
  return (
    <div className="k-offers-tools">
      <label className="k-offers-search">
        <span>{t('offers.search')}</span>
        <input
          id={searchId}
          type="search"
          className="k-booking-box"
          autoComplete="off"
          maxLength={100}
          placeholder={t('offers.searchBy')}
          value={asked.typed}
          onChange={(event) => ask({ typed: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It takes the first that is free, and never sends the form.
            event.preventDefault();
            if (asked.typed.trim() !== '') onFirst();
          }}
        />
      </label>
      {(['district', 'rooms', 'type'] as const).map((name) => (
        <label key={name}>
          <span>{t(`filter.${name}`)}</span>
          <select
            value={asked.filters[name]}
            onChange={(event) => ask({ filters: { ...asked.filters, [name]: event.target.value } })}
          >
            <option value="">{t('filter.all')}</option>
            {choices[name].map((value) => (
              <option key={value} value={value}>
                {name === 'type' ? word(value) : value}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>{t('sort.label')}</span>
        <select value={asked.sort} onChange={(event) => ask({ sort: event.target.value as OfferSort })}>
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {t(`sort.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="k-choice" role="group" aria-label={t('view.label')}>
        <button type="button" aria-pressed={!isMap} onClick={() => onMap(false)}>
          {t('view.list')}
        </button>
        <button type="button" aria-pressed={isMap} onClick={() => onMap(true)}>
          {t('view.map')}
        </button>
      </div>
    </div>
  );
}

/** The word of the configuration for a kind of home. */
function useTypeWord() {
  const text = useText();
  const { config } = useEngine();
  const field = config.resources['estates']?.fields['type'];
  return (code: string): string => text(optionOf(field, code)?.label) || code;
}
