import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FactorBegun } from '../../wire/people.ts';
import { beginFactor, confirmFactor } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import '../../ui/control.css';
import './people.css';

const FactorQr = lazy(() => import('./FactorQr.tsx'));

type SetUpFactorProps = {
  /** The codes were shown and kept. */
  readonly onDone: () => void;
  readonly onCancel?: () => void;
};

/** A second factor, step by step: the picture or the key into the phone, a first code back, the recovery codes. */
export function SetUpFactor({ onDone, onCancel }: SetUpFactorProps) {
  const { t } = useTranslation('people');
  const [begun, setBegun] = useState<FactorBegun>();
  const [failure, setFailure] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Each beginning replaces the one before: only the last answer may be shown.
    let isWanted = true;
    beginFactor().then(
      (made) => {
        if (!isWanted) return;
        setBegun(made);
        setFailure(undefined);
      },
      (error: unknown) => isWanted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [turn]);

  if (codes) return <RecoveryList codes={codes} onDone={onDone} />;
  if (failure !== undefined) {
    return (
      <Notice kind="error" title={t('factor.failed')} text={failure}>
        <button type="button" className="k-control" onClick={() => setTurn((before) => before + 1)}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!begun) return <Skeleton rows={4} label={t('loading')} />;
  const send = async ({ code = '' }) => setCodes(await confirmFactor(code));
  return (
    <CodeForm
      name="confirm"
      submit={t('factor.confirm')}
      hint={t('factor.codeHint')}
      send={send}
      {...(onCancel && { onCancel })}
    >
      <ol className="k-factor-steps">
        <li>{t('factor.app')}</li>
        <li>
          {t('factor.scan')}
          <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
            <FactorQr uri={begun.uri} label={t('factor.qr')} />
          </Suspense>
          <details>
            <summary>{t('factor.byHand')}</summary>
            <p>{t('factor.key')}</p>
            <code className="k-factor-key">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </details>
        </li>
        <li>{t('factor.enter')}</li>
      </ol>
    </CodeForm>
  );
}
