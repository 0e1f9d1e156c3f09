import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import { useTranslation } from 'react-i18next';
import type { Upload } from './use-uploads.ts';

/** Files on their way with how far they are, and those that were refused with the reason. */
export function UploadList({ uploads, onDrop }: { uploads: readonly Upload[]; onDrop: (key: number) => void }) {
  const { t } = useTranslation('fields');
  return uploads.map(({ key, name, share, error }) => (
    <Flex key={key} wrap gap="0 12px" align="center">
      <span>{name}</span>
      {error === undefined ? (
        <Progress
          style={{ flex: '1 1 120px' }}
          aria-label={t('file.progress', { name })}
          percent={share * 100}
          showInfo={false}
        />
      ) : (
        <span className="k-bad k-item-error" role="alert">
          {error}
        </span>
      )}
      <Button size="small" onClick={() => onDrop(key)}>
        {t(error === undefined ? 'file.cancel' : 'file.dismiss')}
        <span className="k-hidden"> {name}</span>
      </Button>
    </Flex>
  ));
}
