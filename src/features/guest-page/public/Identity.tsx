import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';
import { WayButton } from './WayButton.tsx';

type IdentityProps = { readonly id: string; readonly identity: NonNullable<GuestPageStay['identity']> };

/** The state of the legally required data, with a link to the form. */
export function Identity({ id, identity: { isComplete, known, expected } }: IdentityProps) {
  const { t } = useTranslation('guest-page');
  return (
    <PageSection title={t('identity.title')}>
      <p>
        <Tag color={isComplete ? 'green' : 'orange'}>{t(isComplete ? 'identity.sent' : 'identity.missing')}</Tag>{' '}
        {!isComplete && known < expected && t('identity.known', { known, expected })}
      </p>
      <p className="k-muted">{t('identity.law')}</p>
      {!isComplete && <WayButton path={`/public/stay-identity/${encodeURIComponent(id)}`} label={t('identity.give')} />}
    </PageSection>
  );
}
