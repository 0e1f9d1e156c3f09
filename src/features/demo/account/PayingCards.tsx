import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextLine, typedText } from '../parts/FormRow.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { Sign } from '../parts/Sign.tsx';
import { Who } from '../parts/Who.tsx';
import { type PayingCardField, storedCard, type PayingCard, wrongFields } from './paying-card.ts';

type PayingCardsProps = {
  /** The key of the stored cards. */
  readonly of: string;
  readonly holder: string;
};

/** A person's payment cards. */
export function PayingCards({ of, holder }: PayingCardsProps) {
  const { t } = useTranslation('demo-people');
  const [stored, keep] = useStoredValue<readonly PayingCard[]>(`${of}-cards`);
  const [isAsking, setIsAsking] = useState(false);
  const cards = stored ?? [{ holder, last4: '4242', expires: '12/2028' }];
  return (
    <>
      <Flex vertical gap="8px">
        {cards.map((card, index) => (
          <Who
            key={`${card.last4}/${index}`}
            sign={<Sign icon="CreditCardOutlined" />}
            title={`•••• ${card.last4}`}
            text={[card.holder, card.expires, ...(index === 0 ? [t('card.first')] : [])].join(' · ')}
          >
            {index > 0 && (
              <Button onClick={() => keep([card, ...cards.filter((other) => other !== card)])}>
                {t('card.makeFirst')} <span className="k-hidden">{card.last4}</span>
              </Button>
            )}
            <Button onClick={() => keep(cards.filter((other) => other !== card))}>
              {t('card.remove')} <span className="k-hidden">{card.last4}</span>
            </Button>
          </Who>
        ))}
      </Flex>
      <Button icon={<PlusGlyph />} style={{ marginBlockStart: 12 }} onClick={() => setIsAsking(true)}>
        {t('card.add')}
      </Button>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {isAsking && (
        <CardDialog
          onClose={() => setIsAsking(false)}
          onSave={(card) => {
            keep([...cards, card]);
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

const SMALL = ['month', 'year', 'cvv'] as const;

function CardDialog({ onSave, onClose }: { onSave: (card: PayingCard) => void; onClose: () => void }) {
  const { t } = useTranslation('demo-people');
  const [wrong, setWrong] = useState<readonly PayingCardField[]>([]);
  const errorOf = (field: PayingCardField) => (wrong.includes(field) ? t(`card-payment:message.${field}`) : undefined);
  const handleSubmit = (form: FormData) => {
    const read = (field: PayingCardField) => typedText(form, field);
    const typed = {
      number: read('number'),
      holder: read('holder'),
      month: read('month'),
      year: read('year'),
      cvv: read('cvv'),
    };
    const found = wrongFields(typed);
    setWrong(found);
    if (found.length === 0) onSave(storedCard(typed));
  };
  return (
    <FormDialog title={t('card.add')} submit={t('roles.save')} onClose={onClose} onSubmit={handleSubmit}>
      <p>{t('card.careful')}</p>
      <TextLine name="number" label={t('card.number')} inputMode="numeric" error={errorOf('number')} />
      <TextLine name="holder" label={t('card.holder')} error={errorOf('holder')} />
      <Row gutter={12}>
        {SMALL.map((field) => (
          <Col key={field} span={8}>
            <TextLine name={field} label={t(`card.${field}`)} inputMode="numeric" error={errorOf(field)} />
          </Col>
        ))}
      </Row>
    </FormDialog>
  );
}
