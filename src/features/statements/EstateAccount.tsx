import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { Extract } from './Extract.tsx';

/** AC6: the account of one home's owners, with every movement's document. */
export function EstateAccount({ record }: PanelProps) {
  const { t } = useTranslation('statements');
  if (!record) return null;
  const code = typeof record['code'] === 'string' ? record['code'] : record.id;
  return (
    <>
      <Typography.Paragraph type="secondary">{t('extract.hint')}</Typography.Paragraph>
      <Extract by="estateId" id={record.id} name={`${t('extract.file')}-${code}`} />
    </>
  );
}
