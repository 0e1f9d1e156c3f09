import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { Sign } from '../parts/Sign.tsx';
import { Who } from '../parts/Who.tsx';
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
      {value.length === 0 && <p className="k-muted">{t('cards.none')}</p>}
      <Flex vertical gap="12px">
        {value.map((card) => (
          <Who
            key={card.last}
            sign={<Sign icon="CreditCardOutlined" />}
            title={
              <>
                {card.brand} •••• {card.last} {card.isFirst && <Tag color="green">{t('cards.first')}</Tag>}
              </>
            }
            text={t('cards.until', { until: card.until })}
          >
            {!card.isFirst && (
              <>
                <Button onClick={() => save(value.map((one) => ({ ...one, isFirst: one.last === card.last })))}>
                  {t('cards.makeFirst')} <span className="k-hidden">{card.last}</span>
                </Button>
                <Button onClick={() => save(value.filter(({ last }) => last !== card.last))}>
                  {t('cards.remove')} <span className="k-hidden">{card.last}</span>
                </Button>
              </>
            )}
          </Who>
        ))}
      </Flex>
      <p className="k-muted">{t('cards.note')}</p>
    </section>
  );
}
