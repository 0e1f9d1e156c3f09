import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SetUpFactor } from '../../features/people/SetUpFactor.tsx';
import { currentLanguage, loadTexts } from '../../providers/i18n.ts';
import { noteFactorNeed } from '../../providers/session.ts';
import { signOut } from '../../providers/sign-in.ts';
import { SignedOutLayout } from './SignedOutLayout.tsx';

let texts: Promise<void> | undefined;

/** Before anything else: the company asks for a second factor, and the signed-in person has none. */
export default function FactorGate() {
  // The page brings the texts of sign-in only; without the rest, keys show, which is better than nothing.
  texts ??= loadTexts(currentLanguage()).catch(() => undefined);
  use(texts);
  const { t } = useTranslation('people');
  return (
    <SignedOutLayout title={t('gate.title')}>
      <div className="k-visitor-form">
        <h1>{t('gate.title')}</h1>
        <p className="k-muted">{t('gate.lead')}</p>
        <SetUpFactor onDone={() => noteFactorNeed(false)} />
        <button type="button" className="k-signed-out-link" onClick={signOut}>
          {t('gate.leave')}
        </button>
      </div>
    </SignedOutLayout>
  );
}
