import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';

type StoredEndProps = {
  readonly isChanged: boolean;
  readonly isSaved: boolean;
  readonly onDiscard: () => void;
  /** Where no form stands around it. */
  readonly onSave?: () => void;
};

/** Saves or discards, and says where what is saved goes. */
export function StoredEnd({ isChanged, isSaved, onDiscard, onSave }: StoredEndProps) {
  const { t } = useTranslation('demo-account-settings');
  return (
    <Flex wrap gap="8px 12px" align="center" style={{ marginBlockStart: 12 }}>
      <Button htmlType={onSave ? 'button' : 'submit'} type="primary" onClick={onSave}>
        {t('save')}
      </Button>
      <Button disabled={!isChanged} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <span className="k-muted" role="status">
        {isSaved && !isChanged && t('saved')}
      </span>
    </Flex>
  );
}
