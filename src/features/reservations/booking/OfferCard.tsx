import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../../engine/resource/title.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { NameText } from '../../../ui/NameText.tsx';
import { type Offer, perNight, traitsOf } from './offers.ts';

type OfferCardProps = {
  readonly offer: Offer;
  readonly isChosen: boolean;
  /** Shows the total for comparison; for the chosen home the summary shows it. */
  readonly hasTotal: boolean;
  readonly onChoose: () => void;
};

/** One home: its data and the stay's price there, or why it is not free. The whole card is the button. */
export function OfferCard({ offer, isChosen, hasTotal, onChoose }: OfferCardProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { config } = useEngine();
  const estates = config.resources['estates'];
  const { estate, quote, isFree, policy, reasons } = offer;
  const { district, rooms } = traitsOf(offer);
  const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
  const facts = [district, rooms, t('offers.guests', { count: Number(estate['maxGuests'] ?? 0) })];
  return (
    <li>
      <button
        type="button"
        className="k-box k-offer"
        data-free={isFree}
        aria-pressed={isChosen}
        disabled={!isFree && !isChosen}
        onClick={onChoose}
      >
        <Flex component="span" vertical>
          <strong>
            <NameText name={estates ? rowTitle({ resource: estates, row: estate }) : estate.id} />
          </strong>
          <small className="k-muted">{facts.filter((fact) => fact !== '').join(' · ')}</small>
          {[...reasons.filter(({ kind }) => kind !== 'POLICY').map(({ message }) => message), ...policy].map(
            (reason) => (
              <small key={reason} className={`k-offer-why ${isFree ? 'k-warned' : 'k-bad'}`}>
                {reason}
              </small>
            ),
          )}
        </Flex>
        {isFree && (
          <Flex component="span" vertical flex="none" align="end">
            {hasTotal && <strong>{money(quote.total)}</strong>}
            <small className="k-muted">{t('offers.perNight', { amount: money(perNight(quote)) })}</small>
          </Flex>
        )}
      </button>
    </li>
  );
}
