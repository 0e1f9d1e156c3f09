import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../providers/http.ts';
import { isSafeImage } from '../../engine/fields/safe-image.ts';
import type { CompanyHead as Head } from '../../wire/setting.ts';

/** Who hands the sheet over: logo, name, address, tax office and number, as the settings say. */
export function CompanyHead() {
  const { t } = useTranslation('money');
  const { data } = useQuery({
    queryKey: ['company-head'],
    queryFn: async ({ signal }) => (await request<Head>({ path: '/settings/company', signal })).data,
  });
  if (!data || data.name === '') return null;
  const { name, address, phone, email, taxOffice, taxNo, logo } = data;
  const tax = [taxOffice, taxNo].filter(Boolean).join(' ');
  const lines = [address, [phone, email].filter(Boolean).join(' · '), tax && t('receipt.tax', { text: tax })];
  return (
    <header className="k-receipt-company">
      {isSafeImage(logo) && <img src={logo} alt="" />}
      <div>
        <strong>{name}</strong>
        {lines.map((line) => line !== '' && <span key={line}>{line}</span>)}
      </div>
    </header>
  );
}
