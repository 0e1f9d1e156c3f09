import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefField } from '../../../config/types.ts';
import type { FormValues } from './form-store.ts';
import { type Option, useOptions } from './use-options.ts';
import './inputs.css'; // filters have it without a form around
import { MULTIPLE } from '../../../ui/multiple.ts';

type RefSelectProps = {
  readonly field: RefField;
  readonly isMultiple: boolean;
  readonly value: readonly string[];
  /** Titles of values that are chosen already: they need not be among the options found. */
  readonly known: readonly Option[];
  readonly form?: FormValues;
  readonly onChange: (ids: readonly string[]) => void;
  /** The last of the options: to make a record that is not there. It is given what was typed. */
  readonly offer?: { readonly label: string; readonly start: (typed: string) => void };
  readonly [antd: `aria-${string}`]: string | boolean | undefined;
  readonly id?: string;
  readonly status?: 'error';
};

/** Value of the option that makes a new record. The store makes no id like it. */
const NEW = '$new';

/** Chooses among the records of another resource by typing. Only the server searches. */
export function RefSelect({ field, isMultiple, value, known, form, onChange, offer, ...rest }: RefSelectProps) {
  const { t } = useTranslation('fields');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const { options, onSearch, isLoading, isError } = useOptions({ field, isOpen, ...(form && { form }) });
  const titleOf = (id: string) => [...seen, ...known, ...options].find((option) => option.value === id)?.label ?? id;
  const selected = value.map((id) => ({ value: id, label: titleOf(id) }));
  const empty = isError ? t('ref.failed') : isLoading ? t('ref.loading') : t('ref.nothing');
  // Not during a search: Enter would create a record that is about to be found.
  const making = offer && !isLoading ? [{ value: NEW, label: `${offer.label} …`, className: 'k-ref-new' }] : [];
  return (
    <Select<Option | readonly Option[] | null, Option>
      {...rest}
      className="k-fill"
      labelInValue
      showSearch
      allowClear
      filterOption={false}
      {...(isMultiple && MULTIPLE)}
      value={isMultiple ? selected : (selected[0] ?? null)}
      options={[...options, ...making]}
      loading={isLoading && isOpen}
      // The last of them stays in sight while the others scroll, so all must be there.
      virtual={!offer}
      notFoundContent={<span role="status">{empty}</span>}
      onSearch={(text) => {
        setTyped(text);
        onSearch(text);
      }}
      onOpenChange={(next) => {
        setIsOpen(next);
        // Typing opens it too, so it is emptied as it closes.
        if (next) return;
        setTyped('');
        onSearch('');
      }}
      onChange={(next) => {
        // Cleared, antd says undefined whatever its types promise.
        const chosen = [(next as typeof next | undefined) ?? []].flat(2);
        if (chosen.some((option) => option.value === NEW)) {
          offer?.start(typed.trim());
          return;
        }
        setSeen(chosen.map(({ value: id, label }) => ({ value: id, label })));
        onChange(chosen.map((option) => option.value));
      }}
    />
  );
}
