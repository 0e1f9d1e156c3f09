import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';
import type { Clash } from './use-settings-change.ts';

type ClashNoticeProps = {
  readonly clash: Clash;
  readonly isBusy: boolean;
  /** Keeps it under another name; absent where that is not at hand. */
  readonly onNew?: () => void;
};

/** Who saved the view first, and when; nothing is lost until the person chooses. */
export function ClashNotice({ clash, isBusy, onNew }: ClashNoticeProps) {
  const { t } = useTranslation('saved-views');
  const language = useLanguage();
  const when = formatDateTime({ value: clash.changedAt, language });
  return (
    <Alert
      type="error"
      message={t('clash.text', { name: clash.changedBy, when })}
      description={
        <Flex wrap gap="small">
          {onNew && (
            <Button type="primary" onClick={onNew}>
              {t('clash.new')}
            </Button>
          )}
          <Button danger loading={isBusy} onClick={clash.overwrite}>
            {t('clash.overwrite')}
          </Button>
        </Flex>
      }
    />
  );
}
