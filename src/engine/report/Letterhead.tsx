import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { CompanyHead } from '../../wire/company.ts';
import { isSafeImage } from '../fields/safe-image.ts';
import './letterhead.css';

/** The company that issues a sheet; missing values are left out. */
export function Letterhead({ company }: { readonly company: CompanyHead }) {
  const { t } = useTranslation('show');
  const { name, address, taxOffice, taxNo, phone, email, website, logo } = company;
  const tax = [taxOffice, taxNo].filter((part) => part !== '').join(' / ');
  const reach = [phone, email, website.replace(/^https?:\/\//, '').replace(/\/$/, '')]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Flex component="header" className="k-letterhead" gap={16} align="center">
      {isSafeImage(logo) && <img src={logo} alt="" />}
      <Flex vertical gap={2}>
        <strong>{name}</strong>
        {address !== '' && <span>{address}</span>}
        {tax !== '' && (
          <span>
            {t('sheet.tax')}: {tax}
          </span>
        )}
        {reach !== '' && <span>{reach}</span>}
      </Flex>
    </Flex>
  );
}
