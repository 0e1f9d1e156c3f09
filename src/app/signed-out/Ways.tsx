import { useTranslation } from 'react-i18next';
import { safeTo, withTo } from '../../providers/safe-to.ts';
import { hasSession } from '../../providers/session.ts';
import { signInAsAnother } from '../../providers/sign-in.ts';
import { follow } from './SignedOutLink.tsx';

/** The ways on from a page that is not what was wanted: start (or sign-in), back, and another person. */
export function Ways({ refused }: { readonly refused?: string | undefined }) {
  const { t } = useTranslation('access');
  const isSignedIn = hasSession();
  const path = isSignedIn ? '/' : withTo('/login', safeTo(refused));
  return (
    <>
      <a className="k-button" href={path} onClick={(event) => follow(event, path)}>
        {t(isSignedIn ? 'home' : 'login.submit')}
      </a>
      {window.history.length > 1 && (
        <button type="button" className="k-button k-button-quiet" onClick={() => window.history.back()}>
          {t('back')}
        </button>
      )}
      {isSignedIn && refused !== undefined && (
        <button type="button" className="k-button k-button-quiet" onClick={() => signInAsAnother(refused)}>
          {t('another')}
        </button>
      )}
    </>
  );
}
