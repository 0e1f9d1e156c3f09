import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { Extract } from './Extract.tsx';
import '../../ui/control.css';
import './statements.css';

/** AC6: the account of one home's owners, with every movement's document. */
export function EstateAccount({ record }: PanelProps) {
  const { t } = useTranslation('statements');
  if (!record) return null;
  const code = typeof record['code'] === 'string' ? record['code'] : record.id;
  return (
    <div className="k-st">
      <p className="k-st-hint">{t('extract.hint')}</p>
      <Extract by="estateId" id={record.id} name={`${t('extract.file')}-${code}`} />
    </div>
  );
}
