import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { FormDialog, Line, typedText } from '../parts/FormDialog.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { Address } from './Address.tsx';
import '../../../ui/control.css';
import { textIn } from './record-text.ts';
import './shop.css';

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
  const entries = [own, ...added.map((typed) => <TypedAddress key={typed.street} name={name} typed={typed} />)];
  const remove = (index: number) => {
    const left = added.filter((_, other) => other !== index - 1);
    keep(left.length === 0 ? undefined : { added: left, first: first === index ? 0 : first - (first > index ? 1 : 0) });
  };
  return (
    <>
      <div className="k-shop-head">
        <h3>{t('address.book')}</h3>
        <button type="button" className="k-control" onClick={() => setAdding(true)}>
          {t('address.add')}
        </button>
      </div>
      <ul className="k-shop-cards">
        {entries.map((entry, index) => (
          <li key={index}>
            {entry}
            <div className="k-shop-ways">
              {index === first ? (
                <Tag color="green">{t('address.first')}</Tag>
              ) : (
                <button type="button" className="k-control" onClick={() => keep({ added, first: index })}>
                  {t('address.makeFirst')}
                </button>
              )}
              {index > 0 && (
                <button type="button" className="k-control" onClick={() => remove(index)}>
                  {t('address.remove')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
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

function TypedAddress({ name, typed }: { readonly name: string; readonly typed: Typed }) {
  return (
    <address className="k-shop-address">
      <span>{name}</span>
      {PARTS.map((part) => (
        <span key={part}>{typed[part]}</span>
      ))}
    </address>
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
