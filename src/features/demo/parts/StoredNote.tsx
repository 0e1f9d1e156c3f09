import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';

type StoredNoteProps = {
  /** Whether this browser holds something; otherwise it says what would happen. */
  readonly isStored: boolean;
  readonly onForget: () => void;
};

/** Says that no call saves what is changed here, and takes it back. */
export function StoredNote({ isStored, onForget }: StoredNoteProps) {
  const { t } = useTranslation('demo-stored');
  return (
    <Flex wrap gap="small" align="center" role="status" style={{ marginBlockStart: 12 }}>
      <Typography.Text type="secondary">{t(isStored ? 'kept' : 'noCall')}</Typography.Text>
      {isStored && <Button onClick={onForget}>{t('forget')}</Button>}
    </Flex>
  );
}
