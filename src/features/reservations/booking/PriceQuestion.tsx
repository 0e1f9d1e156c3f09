import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { QuoteView } from './QuoteView.tsx';
import type { QuoteAnswer } from '../../../wire/quote.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';

export type PriceDecision = { readonly keepPrice: boolean; readonly changeReason: string };
type PriceQuestionProps = {
  /** The reservation as it was opened. */
  readonly record: Row;
  /** Body of `POST /api/quotes` for the stay as it would be saved. */
  readonly body: object;
  /** A channel sold it: its price stays, and other dates need a reason (RS3). */
  readonly isChannels: boolean;
  /** The number of nights is unchanged: the agreed price stays by default. */
  readonly isAsLong: boolean;
  readonly onDecide: (decision: PriceDecision | undefined) => void;
};

/** RS2, PR7: the old and new price, line by line, and the choice between them; shown before a changed stay is saved. */
export default function PriceQuestion({ record, body, isChannels, isAsLong, onDecide }: PriceQuestionProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { data, failure } = useAnswer<QuoteAnswer>({ path: '/quotes', body }, { pause: TYPING });
  const [keepPrice, setKeepPrice] = useState(isChannels || isAsLong);
  const [changeReason, setChangeReason] = useState('');
  const before = typeof record['totalPrice'] === 'number' ? record['totalPrice'] : null;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : '';
  const policy = data?.policy ?? [];
  const needsReason = policy.length > 0 && !isChannels;
  const isReady = (data !== undefined || failure !== undefined) && !(needsReason && changeReason.trim() === '');
  return (
    <OpenModal
      title={t('price.title')}
      cancelText={t('price.cancel')}
      okText={t('price.save')}
      okButtonProps={{ disabled: !isReady }}
      onOk={() => onDecide({ keepPrice, changeReason: changeReason.trim() })}
      onCancel={() => onDecide(undefined)}
    >
      <Flex vertical gap={12}>
        {!data && !failure && <span role="status">{t('price.asking')}</span>}
        {failure && (
          <Alert
            type="error"
            message={[...new Set([failure.message, ...Object.values(failure.errors ?? {}).flat()])].join(' ')}
          />
        )}
        {data && (
          <>
            <PriceChoice
              before={{ total: before, currency }}
              after={{ total: data.quote.total, currency: data.quote.currency }}
              keepPrice={keepPrice}
              onChange={setKeepPrice}
            />
            {!keepPrice && <QuoteView quote={data.quote} />}
            {keepPrice && before !== null && (
              <span>
                {t('quote.total')}: <strong>{formatMoney({ minor: before, currency, language })}</strong>
              </span>
            )}
          </>
        )}
        {policy.map(({ message }) => (
          <Alert key={message} type="warning" message={message} />
        ))}
        {(needsReason || isChannels) && (
          <Labelled label={t('price.reason')}>
            <Input.TextArea
              rows={2}
              maxLength={500}
              value={changeReason}
              aria-required={needsReason}
              onChange={(event) => setChangeReason(event.target.value)}
            />
          </Labelled>
        )}
      </Flex>
    </OpenModal>
  );
}
