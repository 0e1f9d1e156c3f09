import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OfferCard } from './OfferCard.tsx';
import { arrangeOffers, type AskedOffers, choicesOf, NO_FILTERS, type Offer } from './offers.ts';
import { OfferTools } from './OfferTools.tsx';

const OfferMap = lazy(() => import('./OfferMap.tsx'));

const STEP = 24; // cards shown at first, and more each time

type OfferListProps = {
  /** Id of the search box. */
  readonly searchId: string;
  readonly offers: readonly Offer[];
  readonly guests: number;
  readonly chosen: string;
  readonly isCurrent: boolean;
  readonly onChoose: (estateId: string) => void;
};

/** The homes for the stay: free ones with their price, the others with the reason. As a list or on a map. */
export function OfferList({ searchId, offers, guests, chosen, isCurrent, onChoose }: OfferListProps) {
  const { t } = useTranslation('booking');
  const [asked, setAsked] = useState<AskedOffers>({ sort: 'price', filters: NO_FILTERS, typed: '' });
  const [isOpen, setIsOpen] = useState(chosen === '');
  const [showsTaken, setShowsTaken] = useState(false);
  const [isMap, setIsMap] = useState(false);
  const [shown, setShown] = useState(STEP);
  const choices = useMemo(() => choicesOf(offers), [offers]);
  const arranged = useMemo(() => arrangeOffers(offers, { ...asked, guests }), [offers, asked, guests]);
  const free = arranged.filter(({ isFree }) => isFree);
  const listed = showsTaken ? arranged : free;
  // The chosen one stays visible, whatever the filters.
  const pinned = offers.find(({ estateId }) => estateId === chosen);
  const cards = [...(pinned ? [pinned] : []), ...listed.filter((offer) => offer !== pinned)].slice(0, shown);
  const choose = (estateId: string) => {
    setIsOpen(false);
    onChoose(estateId);
  };
  if (pinned && !isOpen) {
    return <ChosenOffer offer={pinned} searchId={searchId} isCurrent={isCurrent} onOpen={() => setIsOpen(true)} />;
  }
  return (
    <div aria-busy={!isCurrent}>
      <OfferTools
        searchId={searchId}
        choices={choices}
        asked={asked}
        onAsk={setAsked}
        onFirst={() => {
          const [first] = free;
          if (first) choose(first.estateId);
        }}
        isMap={isMap}
        onMap={setIsMap}
      />
      <Flex wrap gap="4px 16px" justify="space-between" style={{ marginBlock: 10 }}>
        <span role="status" className="k-muted">
          {isCurrent ? t('offers.count', { count: free.length, total: arranged.length }) : t('offers.asking')}
        </span>
        <Checkbox checked={showsTaken} onChange={(event) => setShowsTaken(event.target.checked)}>
          {t('offers.taken')}
        </Checkbox>
      </Flex>
      {isMap && (
        <Suspense fallback={<Skeleton rows={6} label={t('view.loading')} />}>
          <OfferMap offers={listed} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
      {cards.length === 0 && isCurrent && <p className="k-muted">{t('offers.none')}</p>}
      <ul className="k-stack k-offers-list" aria-label={t('offers.label')}>
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
        <Button type="link" size="small" onClick={() => setShown(shown + STEP)}>
          {t('offers.more', { count: listed.length - shown })}
        </Button>
      )}
    </div>
  );
}

type ChosenOfferProps = Pick<OfferListProps, 'searchId' | 'isCurrent'> & {
  readonly offer: Offer;
  readonly onOpen: () => void;
};

/** Only the chosen home, until the person wants another one. */
function ChosenOffer({ offer, searchId, isCurrent, onOpen }: ChosenOfferProps) {
  const { t } = useTranslation('booking');
  return (
    <div aria-busy={!isCurrent}>
      <ul className="k-stack k-offers-list" aria-label={t('offers.label')}>
        <OfferCard offer={offer} isChosen hasTotal={false} onChoose={onOpen} />
      </ul>
      <Button
        type="link"
        size="small"
        aria-expanded="false"
        onClick={() => {
          flushSync(onOpen);
          document.getElementById(searchId)?.focus();
        }}
      >
        {t('offers.another')}
      </Button>
    </div>
  );
}
