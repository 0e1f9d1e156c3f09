import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row as UserRecord } from '../../../config/types.ts';
import { Pairs } from '../../../ui/Pairs.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Line, typedText } from '../parts/FormRow.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { useShownUser } from './shown-user.ts';

const PARTS = ['company', 'email', 'taxId', 'contact', 'country', 'city', 'street', 'postcode'] as const;
type Address = { readonly [part in (typeof PARTS)[number]]: string };

/** Where the bills go. */
export function BillingAddress({ record }: { readonly record: UserRecord }) {
  const { t } = useTranslation('demo-people');
  const { user } = useShownUser(record);
  const [stored, keep] = useStoredValue<Address>(`user-${record.id}-address`);
  const [isAsking, setIsAsking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { company, email, taxId, contact, country } = user;
  const address = stored ?? { company, email, taxId, contact, country, city: '', street: '', postcode: '' };
  const handleSubmit = (form: FormData) => {
    const at = (part: keyof Address) => typedText(form, part);
    if (at('company') === '') {
      setIsMissing(true);
      return;
    }
    const city = at('city');
    const street = at('street');
    const postcode = at('postcode');
    const rest = { email: at('email'), taxId: at('taxId'), contact: at('contact'), country: at('country') };
    keep({ company: at('company'), ...rest, city, street, postcode });
    setIsAsking(false);
    setIsMissing(false);
  };
  return (
    <>
      <Pairs pairs={PARTS.map((part) => ({ key: part, label: t(`user.${part}`), value: address[part] || '–' }))} />
      <Button style={{ marginBlockStart: 12 }} onClick={() => setIsAsking(true)}>
        {t('address.edit')}
      </Button>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {isAsking && (
        <FormDialog
          title={t('address.edit')}
          submit={t('roles.save')}
          onClose={() => setIsAsking(false)}
          onSubmit={handleSubmit}
        >
          <Row gutter={12}>
            {PARTS.map((part) => (
              <Col key={part} xs={24} sm={12}>
                <Line
                  name={part}
                  label={t(`user.${part}`)}
                  defaultValue={address[part]}
                  error={isMissing && part === 'company' ? t('empty') : undefined}
                />
              </Col>
            ))}
          </Row>
        </FormDialog>
      )}
    </>
  );
}
