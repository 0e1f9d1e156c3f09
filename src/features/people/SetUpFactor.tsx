import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FactorBegun } from '../../wire/people.ts';
import { sendFactorBegin, sendFactorCode } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import './people.css';

const FactorQr = lazy(() => import('./FactorQr.tsx'));

type SetUpFactorProps = {
  /** The person has stored the codes. */
  readonly onDone: () => void;
  readonly onCancel?: () => void;
};

const PASSWORD = ['password'] as const;

/**
 * Sets up a second factor step by step: the password, the QR code or key for the phone, a first code back, the recovery
 * codes.
 */
export function SetUpFactor({ onDone, onCancel }: SetUpFactorProps) {
  const { t } = useTranslation('people');
  const [begun, setBegun] = useState<FactorBegun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const cancel = onCancel ? { onCancel } : {};

  if (codes) return <RecoveryList codes={codes} onDone={onDone} />;
  if (!begun) {
    const begin = async ({ password = '' }) => setBegun(await sendFactorBegin(password));
    return (
      <CodeForm name="begin" submit={t('factor.next')} asks={PASSWORD} send={begin} {...cancel}>
        <p>{t('factor.begin')}</p>
      </CodeForm>
    );
  }
  const send = async ({ code = '' }) => setCodes(await sendFactorCode(code));
  return (
    <CodeForm name="confirm" submit={t('factor.confirm')} hint={t('factor.codeHint')} send={send} {...cancel}>
      <ol className="k-stack k-factor-steps">
        <li>{t('factor.app')}</li>
        <li>
          {t('factor.scan')}
          <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
            <FactorQr uri={begun.uri} label={t('factor.qr')} />
          </Suspense>
          <details>
            <summary>{t('factor.byHand')}</summary>
            <p>{t('factor.key')}</p>
            <code className="k-ground k-factor-key">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </details>
        </li>
        <li>{t('factor.enter')}</li>
      </ol>
    </CodeForm>
  );
}
