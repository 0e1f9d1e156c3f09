import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './report.css';

/** The filters above an answer; not printed. */
export function Filters({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  const { t } = useTranslation('report');
  return (
    <Flex
      wrap
      gap="small"
      align="end"
      className="k-below k-report-filters"
      role="group"
      aria-label={label ?? t('filters')}
    >
      {children}
    </Flex>
  );
}
