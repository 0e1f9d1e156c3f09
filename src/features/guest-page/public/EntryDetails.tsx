import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { copyText } from '../../../ui/copy-text.ts';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';

/** How to get in, on the days when the guest may know; before that, the first such day. */
export function EntryDetails({ stay: { entry, entryFrom } }: { readonly stay: GuestPageStay }) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  if (entryFrom !== null) {
    return (
      <PageSection title={t('entry.title')}>
        <p>{t('entry.later', { day: dayWords({ value: entryFrom, language }).full })}</p>
      </PageSection>
    );
  }
  if (!entry) return null;
  const { doorCode, wifiName, wifiPassword } = entry;
  return (
    <PageSection title={t('entry.title')}>
      <dl className="k-stack">
        {doorCode !== '' && <Code label={t('entry.doorCode')} value={doorCode} isLarge />}
        {wifiName !== '' && <Code label={t('entry.wifiName')} value={wifiName} />}
        {wifiPassword !== '' && <Code label={t('entry.wifiPassword')} value={wifiPassword} />}
      </dl>
    </PageSection>
  );
}

type CodeProps = { readonly label: string; readonly value: string; readonly isLarge?: boolean };

function Code({ label, value, isLarge = false }: CodeProps) {
  const { t } = useTranslation('guest-page');
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="k-line">
        <span className={isLarge ? 'k-stay-code k-stay-code-large' : 'k-stay-code'} translate="no">
          {value}
        </span>
        <Button
          size="small"
          aria-label={t('entry.copy', { what: label })}
          onClick={() => void copyText(value).then(setIsCopied)}
        >
          {t('entry.copyShort')}
        </Button>
        <span role="status" className="k-muted">
          {isCopied !== undefined && t(isCopied ? 'entry.copied' : 'entry.byHand')}
        </span>
      </dd>
    </div>
  );
}
