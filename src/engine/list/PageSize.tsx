import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';

type PageSizeProps = { readonly sizes: readonly number[]; readonly control: ListControl };

/** How many rows a page has. */
export default function PageSize({ sizes, control }: PageSizeProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  return (
    <Select
      prefix={t('pager.size')}
      aria-label={t('pager.size')}
      popupMatchSelectWidth={false}
      value={control.pageSize}
      options={sizes.map((size) => ({
        value: size,
        label: size === -1 ? t('pager.all') : formatNumber({ value: size, language }),
      }))}
      onChange={control.setPageSize}
    />
  );
}
