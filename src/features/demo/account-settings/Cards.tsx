import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useStoredPart } from './use-stored-part.ts';

/** The last digits only, as a shop would know them. */
type Card = { readonly brand: string; readonly last: string; readonly until: string; readonly isFirst: boolean };
const START: Card[] = [
  { brand: 'Mastercard', last: '4487', until: '12/28', isFirst: true },
  { brand: 'Visa', last: '9012', until: '04/27', isFirst: false },
];

const areCards = (value: Json | undefined): value is Card[] =>
  Array.isArray(value) &&
  value.every(
    (card) =>
      isJsonObject(card) &&
      [card['brand'], card['last'], card['until']].every((text) => typeof text === 'string') &&
      typeof card['isFirst'] === 'boolean',
  );

export function Cards() {
  const { t } = useTranslation('demo-account-settings');
  const { value, save } = useStoredPart<Card[]>({ part: 'cards', start: START, isValue: areCards });
  return (
    <section className="k-panel">
      <h2>{t('cards.title')}</h2>
      {value.length === 0 && <p className="k-settings-muted">{t('cards.none')}</p>}
      <ul className="k-settings-cards">
        {value.map((card) => (
          <li key={card.last}>
            <Icon name="CreditCardOutlined" />
            <span className="k-settings-card-text">
              <strong>
                {card.brand} •••• {card.last}
              </strong>{' '}
              {card.isFirst && <Tag color="green">{t('cards.first')}</Tag>}
              <span className="k-settings-muted">{t('cards.until', { until: card.until })}</span>
            </span>
            {!card.isFirst && (
              <button
                type="button"
                className="k-control"
                onClick={() => save(value.map((one) => ({ ...one, isFirst: one.last === card.last })))}
              >
                {t('cards.makeFirst')} <span className="k-hidden">{card.last}</span>
              </button>
            )}
            {!card.isFirst && (
              <button
                type="button"
                className="k-control"
                onClick={() => save(value.filter(({ last }) => last !== card.last))}
              >
                {t('cards.remove')} <span className="k-hidden">{card.last}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="k-settings-muted">{t('cards.note')}</p>
    </section>
  );
}
