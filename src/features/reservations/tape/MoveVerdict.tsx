import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { HttpError } from '../../../providers/http-error.ts';
import type { CheckedMove } from '../../../wire/moves.ts';
import { reasonsOf } from './reasons-of.ts';

/** Free, or why not, with the rules that staff may override. */
export function MoveVerdict({ answer, failure }: { answer: CheckedMove | undefined; failure: HttpError | undefined }) {
  const { t } = useTranslation('tape');
  const refusals = (failure?.body['refused'] ?? []) as readonly CheckedMove[];
  const own = answer && !answer.isFree ? [answer] : refusals;
  const reasons = reasonsOf(own);
  const texts = reasons.length > 0 ? reasons : failure ? [failure.message] : [];
  if (texts.length > 0)
    return (
      <Alert
        type="error"
        message={texts.map((text) => (
          <div key={text}>{text}</div>
        ))}
      />
    );
  return (
    <div role="status">
      <Alert
        role="presentation"
        type={answer ? (answer.warnings?.length ? 'warning' : 'success') : 'info'}
        message={answer ? t('free') : t('move.asking')}
        description={answer?.warnings?.map((warning) => (
          <div key={warning}>{warning}</div>
        ))}
      />
    </div>
  );
}
