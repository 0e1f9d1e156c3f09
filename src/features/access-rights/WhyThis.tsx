import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Why } from '../../config/rights/shapes.ts';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { whyOf } from './calls.ts';

type WhyThisProps = { readonly asked: Readonly<Record<string, string>>; readonly what: string };

/** Why this is allowed, or not: every rule that has a say, with its file and line. */
export function WhyThis({ asked, what }: WhyThisProps) {
  const { t } = useTranslation('access-rights');
  const [answer, setAnswer] = useState<Why>();
  const [failure, setFailure] = useState<string>();
  const isOpen = answer !== undefined || failure !== undefined;
  const handleAsk = async () => {
    if (isOpen) {
      setAnswer(undefined);
      setFailure(undefined);
      return;
    }
    try {
      setAnswer(await whyOf(asked));
    } catch (error) {
      setFailure(asHttpError(error).message);
    }
  };
  return (
    <>
      <button
        type="button"
        className="k-control"
        aria-expanded={isOpen}
        aria-label={t('why.of', { what })}
        onClick={() => void handleAsk()}
      >
        {t('why.ask')}
      </button>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {answer && (
        <div className="k-rights-why" role="status">
          <strong>{t(answer.hidden ? 'why.hidden' : 'why.shown')}</strong>
          <ul>
            {answer.because.map(({ file, line, rule, kind }) => (
              <li key={`${file}:${line} ${rule}`}>
                {t(`why.kind.${kind}`)}
                <code>{rule}</code>
                <small>
                  {file}:{line}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
