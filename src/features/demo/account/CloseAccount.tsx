import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks twice before closing an account, and then does nothing: the demo has none to close. */
export function CloseAccount() {
  const { t } = useTranslation('demo-account-settings');
  const [isSure, setIsSure] = useState(false);
  const [isNoteShown, setIsNoteShown] = useState(false);
  return (
    <>
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
    </>
  );
}
