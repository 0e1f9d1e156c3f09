import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, ACCOUNT_START } from './fields.ts';
import { StoredForm } from './StoredForm.tsx';

export function AccountTab() {
  const { t } = useTranslation('demo-account-settings');
  return (
    <>
      <section className="k-panel">
        <h2>{t('account.title')}</h2>
        <StoredForm part="account" label={t('account.title')} rows={ACCOUNT} start={ACCOUNT_START} />
      </section>
      <Closing />
    </>
  );
}

/** Closing an account is asked twice, and then nothing happens: the demo has none to close. */
function Closing() {
  const { t } = useTranslation('demo-account-settings');
  const [isSure, setIsSure] = useState(false);
  const [isNoteShown, setIsNoteShown] = useState(false);
  return (
    <section className="k-panel">
      <h2>{t('closing.title')}</h2>
      <p className="k-muted">{t('closing.text')}</p>
      <p>
        <Checkbox
          checked={isSure}
          onChange={({ target }) => {
            setIsSure(target.checked);
            setIsNoteShown(false);
          }}
        >
          {t('closing.sure')}
        </Checkbox>
      </p>
      <Button danger disabled={!isSure} onClick={() => setIsNoteShown(true)}>
        {t('closing.close')}
      </Button>
      <p role="status">{isNoteShown && t('closing.told')}</p>
    </section>
  );
}
