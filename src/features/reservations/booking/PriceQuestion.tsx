import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { QuoteView } from './QuoteView.tsx';
import type { QuoteAnswer } from '../../../wire/quote.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';
import '../../../ui/control.css';
import '../../../ui/dialog.css';
import './booking.css';

export type PriceDecision = { readonly keepPrice: boolean; readonly changeReason: string };
type PriceQuestionProps = {
  /** The reservation as it was opened. */
  readonly record: Row;
  /** Body of `POST /api/quotes` for the stay as it would be saved. */
  readonly body: object;
  /** A channel sold it: its price stays and other dates need a reason (RS3). */
  readonly isChannels: boolean;
  /** As many nights as before: what was agreed holds until somebody says otherwise. */
  readonly isAsLong: boolean;
  readonly onDecide: (decision: PriceDecision | undefined) => void;
};

/** RS2, PR7: old price against new, line by line, and which one holds; asked before a changed stay is saved. */
export default function PriceQuestion({ record, body, isChannels, isAsLong, onDecide }: PriceQuestionProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const titleId = useId();
  const dialog = useModal(() => onDecide(undefined));
  const { data, failure } = useAnswer<QuoteAnswer>({ path: '/quotes', body }, { pause: TYPING });
  const [keepPrice, setKeepPrice] = useState(isChannels || isAsLong);
  const [changeReason, setChangeReason] = useState('');
  const before = typeof record['totalPrice'] === 'number' ? record['totalPrice'] : null;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : '';
  const policy = data?.policy ?? [];
  const needsReason = policy.length > 0 && !isChannels;
  const isReady = (data !== undefined || failure !== undefined) && !(needsReason && changeReason.trim() === '');
  return (
    <dialog ref={dialog} className="k-dialog k-controls" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('price.title')}</h2>
      {!data && !failure && <p role="status">{t('price.asking')}</p>}
      {failure && (
        <p className="k-booking-blocked" role="alert">
          {[failure.message, ...Object.values(failure.errors ?? {}).flat()]
            .filter((text, index, all) => all.indexOf(text) === index)
            .join(' ')}
        </p>
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
            <p>
              {t('quote.total')}: <strong>{formatMoney({ minor: before, currency, language })}</strong>
            </p>
          )}
        </>
      )}
      {policy.map(({ message }) => (
        <p key={message} className="k-booking-warning">
          {message}
        </p>
      ))}
      {(needsReason || isChannels) && (
        <label>
          {t('price.reason')}
          <textarea
            rows={2}
            maxLength={500}
            value={changeReason}
            aria-required={needsReason}
            onChange={(event) => setChangeReason(event.target.value)}
          />
        </label>
      )}
      <div className="k-dialog-ways">
        <Button onClick={() => onDecide(undefined)}>{t('price.cancel')}</Button>
        <Button
          type="primary"
          disabled={!isReady}
          onClick={() => onDecide({ keepPrice, changeReason: changeReason.trim() })}
        >
          {t('price.save')}
        </Button>
      </div>
    </dialog>
  );
}
