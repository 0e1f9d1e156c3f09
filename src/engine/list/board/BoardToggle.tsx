import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { ListControl } from '../use-list-state.ts';

/** List or board, in the address as all of a list is. */
export default function BoardToggle({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  return (
    <Segmented
      aria-label={t('board.label')}
      value={control.look === 'board' ? 'board' : 'list'}
      options={(['list', 'board'] as const).map((value) => ({ value, label: t(`board.${value}`) }))}
      onChange={(value) => control.setLook(value === 'board' ? 'board' : undefined)}
    />
  );
}
