import { useTranslation } from 'react-i18next';
import type { HttpError } from '../../../providers/http-error.ts';
import type { CheckedMove } from '../../../wire/moves.ts';
import { reasonsOf } from './reasons-of.ts';
import './tape-dialog.css';

/** Free, or why not. What staff may override is said beside it. */
export function MoveVerdict({ answer, failure }: { answer: CheckedMove | undefined; failure: HttpError | undefined }) {
  const { t } = useTranslation('tape');
  const refusals = (failure?.body['refused'] ?? []) as readonly CheckedMove[];
  const own = answer && !answer.isFree ? [answer] : refusals;
  const reasons = reasonsOf(own);
  const texts = reasons.length > 0 ? reasons : failure ? [failure.message] : [];
  if (texts.length > 0) {
    return (
      <div className="k-tape-refused" role="alert">
        {texts.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    );
  }
  return (
    <div role="status" className="k-tape-verdict" data-free={answer?.isFree}>
      <p>{answer ? t('free') : t('move.asking')}</p>
      {answer?.warnings?.map((warning) => (
        <p key={warning} className="k-tape-warning">
          {warning}
        </p>
      ))}
    </div>
  );
}
