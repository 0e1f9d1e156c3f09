import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Line, typedText } from '../parts/FormRow.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { Address, Lines } from './Address.tsx';
import { textIn } from './record-text.ts';

const PARTS = ['street', 'city', 'country'] as const;
type Part = (typeof PARTS)[number];
type Typed = { readonly [part in Part]: string };
type Book = { readonly added: readonly Typed[]; readonly first: number };
const EMPTY: Book = { added: [], first: 0 };

/** Where things and bills go: the address that the customer begins with, and those added in this session. */
export function CustomerAddresses({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const [stored, keep] = useStoredValue<Book>(`customer-addresses-${record.id}`);
  const [isAdding, setAdding] = useState(false);
  const { added, first } = stored ?? EMPTY;
  const name = textIn(record, 'customer');
  const own = <Address name={name} number={Number(record['customerId'])} country={textIn(record, 'country')} />;
  const entries = [
    own,
    ...added.map((typed) => <Lines key={typed.street} lines={[name, ...PARTS.map((part) => typed[part])]} />),
  ];
  const remove = (index: number) => {
    const left = added.filter((_, other) => other !== index - 1);
    keep(left.length === 0 ? undefined : { added: left, first: first === index ? 0 : first - (first > index ? 1 : 0) });
  };
  return (
    <>
      <Flex wrap gap="small" align="center" justify="space-between">
        <h3>{t('address.book')}</h3>
        <Button onClick={() => setAdding(true)}>{t('address.add')}</Button>
      </Flex>
      <Tiles width={240}>
        {entries.map((entry, index) => (
          <li key={index} className="k-panel">
            {entry}
            <Flex wrap gap="small" align="center">
              {index === first ? (
                <Tag color="green">{t('address.first')}</Tag>
              ) : (
                <Button onClick={() => keep({ added, first: index })}>{t('address.makeFirst')}</Button>
              )}
              {index > 0 && <Button onClick={() => remove(index)}>{t('address.remove')}</Button>}
            </Flex>
          </li>
        ))}
      </Tiles>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {isAdding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdd={(typed) => {
            keep({ added: [...added, typed], first });
            setAdding(false);
          }}
        />
      )}
    </>
  );
}

type AddDialogProps = { readonly onClose: () => void; readonly onAdd: (typed: Typed) => void };

function AddDialog({ onClose, onAdd }: AddDialogProps) {
  const { t } = useTranslation('demo-shop');
  const [missing, setMissing] = useState<readonly Part[]>([]);
  const handleSubmit = (form: FormData) => {
    const typed: Typed = {
      street: typedText(form, 'street'),
      city: typedText(form, 'city'),
      country: typedText(form, 'country'),
    };
    const empty = PARTS.filter((part) => typed[part] === '');
    setMissing(empty);
    if (empty.length === 0) onAdd(typed);
  };
  return (
    <FormDialog title={t('address.add')} submit={t('address.save')} onClose={onClose} onSubmit={handleSubmit}>
      {PARTS.map((part) => (
        <Line
          key={part}
          name={part}
          label={t(`address.${part}`)}
          error={missing.includes(part) ? t('address.missing') : undefined}
        />
      ))}
    </FormDialog>
  );
}
