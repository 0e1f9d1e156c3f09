import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useText } from '../../../engine/resource/use-text.ts';
import { OfferCard } from './OfferCard.tsx';
import { arrangeOffers, choicesOf, NO_FILTERS, type Offer, type OfferSort } from './offers.ts';
import { optionOf } from '../../../config/options.ts';

const OfferMap = lazy(() => import('./OfferMap.tsx'));

const SORTS: readonly OfferSort[] = ['price', 'fit', 'name'];
const STEP = 24; // cards shown at first, and more each time

type OfferListProps = {
  /** Id of the box that searches among them. */
  readonly searchId: string;
  readonly offers: readonly Offer[];
  readonly guests: number;
  readonly chosen: string;
  readonly isCurrent: boolean;
  readonly onChoose: (estateId: string) => void;
};

/** The homes for the stay, free ones with their price; the others with the reason why not. As a list or on a map. */
export function OfferList({ searchId, offers, guests, chosen, isCurrent, onChoose }: OfferListProps) {
  const { t } = useTranslation('booking');
  const [sort, setSort] = useState<OfferSort>('price');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(chosen === '');
  const [showsTaken, setShowsTaken] = useState(false);
  const [isMap, setIsMap] = useState(false);
  const [shown, setShown] = useState(STEP);
  const choices = useMemo(() => choicesOf(offers), [offers]);
  const arranged = useMemo(
    () => arrangeOffers(offers, { sort, filters, guests, typed }),
    [offers, sort, filters, guests, typed],
  );
  const free = arranged.filter(({ isFree }) => isFree);
  const listed = showsTaken ? arranged : free;
  // The chosen one stays in sight, whatever the filters.
  const pinned = offers.find(({ estateId }) => estateId === chosen);
  const cards = [...(pinned ? [pinned] : []), ...listed.filter((offer) => offer !== pinned)].slice(0, shown);
  const word = useTypeWord();
  const choose = (estateId: string) => {
    setIsOpen(false);
    onChoose(estateId);
  };
  if (pinned && !isOpen) {
    return (
      <div className="k-offers" aria-busy={!isCurrent}>
        <ul className="k-offers-list" aria-label={t('offers.label')}>
          <OfferCard offer={pinned} isChosen hasTotal={false} onChoose={() => setIsOpen(true)} />
        </ul>
        <button
          type="button"
          className="k-link-button"
          aria-expanded="false"
          onClick={() => {
            flushSync(() => setIsOpen(true));
            document.getElementById(searchId)?.focus();
          }}
        >
          {t('offers.another')}
        </button>
      </div>
    );
  }
  return (
    <div className="k-offers" aria-busy={!isCurrent}>
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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It takes the first that is free, and never sends the form.
              event.preventDefault();
              const [first] = free;
              if (typed.trim() !== '' && first) choose(first.estateId);
            }}
          />
        </label>
        {(['district', 'rooms', 'type'] as const).map((name) => (
          <label key={name}>
            <span>{t(`filter.${name}`)}</span>
            <select value={filters[name]} onChange={(event) => setFilters({ ...filters, [name]: event.target.value })}>
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
          <select value={sort} onChange={(event) => setSort(event.target.value as OfferSort)}>
            {SORTS.map((name) => (
              <option key={name} value={name}>
                {t(`sort.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="k-choice" role="group" aria-label={t('view.label')}>
          <button type="button" aria-pressed={!isMap} onClick={() => setIsMap(false)}>
            {t('view.list')}
          </button>
          <button type="button" aria-pressed={isMap} onClick={() => setIsMap(true)}>
            {t('view.map')}
          </button>
        </div>
      </div>
      <p role="status" className="k-offers-count">
        {isCurrent ? t('offers.count', { count: free.length, total: arranged.length }) : t('offers.asking')}
        <label className="k-offers-taken">
          <input type="checkbox" checked={showsTaken} onChange={(event) => setShowsTaken(event.target.checked)} />
          {t('offers.taken')}
        </label>
      </p>
      {isMap && (
        <Suspense fallback={<Skeleton rows={6} label={t('view.loading')} />}>
          <OfferMap offers={listed} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
      {cards.length === 0 && isCurrent && <p className="k-offers-none">{t('offers.none')}</p>}
      <ul className="k-offers-list" aria-label={t('offers.label')}>
        {cards.map((offer) => (
          <OfferCard
            key={offer.estateId}
            offer={offer}
            isChosen={offer.estateId === chosen}
            hasTotal
            onChoose={() => choose(offer.estateId)}
          />
        ))}
      </ul>
      {listed.length > shown && (
        <button type="button" className="k-link-button" onClick={() => setShown(shown + STEP)}>
          {t('offers.more', { count: listed.length - shown })}
        </button>
      )}
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
