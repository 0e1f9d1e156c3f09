import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '../../../engine/format.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';

type Conflict = {
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly id: string;
  readonly code: string;
  readonly from: string;
  readonly to: string;
};
type Refused = { readonly code: string; readonly message?: string; readonly conflicts?: readonly Conflict[] };

/** Why a block was refused, home by home, and the stays in its way (OPS5, AV7). */
export function Conflicts(props: {
  readonly error: HttpError;
  readonly onLift: ((ids: string[]) => void) | undefined;
}) {
  const { error, onLift } = props;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const refused = (error.body['refused'] ?? []) as readonly Refused[];
  const single = (error.body['conflicts'] ?? []) as readonly Conflict[];
  const conflicts = [...single, ...refused.flatMap((home) => home.conflicts ?? [])];
  const stays = conflicts.filter(({ kind }) => kind === 'TAKEN');
  const own = [...new Set(Object.values(error.errors ?? {}).flat())].filter((text) => text !== error.message);
  return (
    <Alert
      type="error"
      message={[error.message, ...own].map((text) => (
        <div key={text}>{text}</div>
      ))}
      description={
        refused.length + stays.length > 0 && (
          <>
            {refused.map(({ code, message }) => (
              <div key={code}>
                <strong>{code}</strong>: {message}
              </div>
            ))}
            {stays.length > 0 && (
              <ul>
                {stays.map(({ id, code, from, to }) => (
                  <li key={id}>
                    {code} · {formatDateRange({ from, to, language })}
                  </li>
                ))}
              </ul>
            )}
            {stays.length > 0 && onLift && (
              <Button onClick={() => onLift(stays.map(({ id }) => id))}>
                {t('tray.lift', { count: stays.length })}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
