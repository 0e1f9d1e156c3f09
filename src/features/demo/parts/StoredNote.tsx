import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';

type StoredNoteProps = {
  /** Whether this browser has stored something; otherwise the note explains what would happen. */
  readonly isStored: boolean;
  readonly onForget: () => void;
};

/** Explains that no call saves these changes, and can undo them. */
export function StoredNote({ isStored, onForget }: StoredNoteProps) {
  const { t } = useTranslation('demo-stored');
  return (
    <Flex wrap gap="small" align="center" role="status" style={{ marginBlockStart: 12 }}>
      <Typography.Text type="secondary">{t(isStored ? 'kept' : 'noCall')}</Typography.Text>
      {isStored && <Button onClick={onForget}>{t('forget')}</Button>}
    </Flex>
  );
}
