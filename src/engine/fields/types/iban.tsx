import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IbanField } from '../../../config/types.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { groupIban, maskIban } from '../../format.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** Only its ends: a list is read over shoulders. */
function IbanCell(props: DisplayProps<IbanField>) {
  const iban = storedText(props);
  return iban === undefined ? <Nothing /> : <span className="k-code">{maskIban(iban)}</span>;
}

/** Masked until asked for. */
function IbanValue(props: DisplayProps<IbanField>) {
  const { t } = useTranslation('fields');
  const [isShown, setIsShown] = useState(false);
  const iban = storedText(props);
  if (iban === undefined) return <Nothing />;
  return (
    <>
      <span className="k-code">{isShown ? groupIban(iban) : maskIban(iban)}</span>{' '}
      <Button type="link" size="small" onClick={() => setIsShown(!isShown)}>
        {isShown ? t('iban.hide') : t('iban.show')}
      </Button>
    </>
  );
}

export const looks: Looks = {
  iban: { Cell: IbanCell, Value: IbanValue, input: 'iban', filter: 'text', isSecret: true },
};
