import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Why } from '../../config/rights/shapes.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';

type WhyThisProps = { readonly asked: Readonly<Record<string, string>>; readonly what: string };

/** Why this is allowed or not: every rule that takes part, with its file and line. */
export function WhyThis({ asked, what }: WhyThisProps) {
  const { t } = useTranslation('access-rights');
  const [isOpen, setIsOpen] = useState(false);
  const path = `/_meta/why?${new URLSearchParams(asked).toString()}`;
  const { data: answer, failure } = useAnswer<Why>(isOpen ? path : undefined);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} aria-label={t('why.of', { what })} onClick={() => setIsOpen(!isOpen)}>
        {t('why.ask')}
      </Button>
      {failure && <p role="alert">{failure.message}</p>}
      {answer && (
        <div className="k-ground k-rights-why" role="status">
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
