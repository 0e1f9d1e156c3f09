import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefField } from '../../../config/types.ts';
import type { FormValues } from './form-store.ts';
import { type Option, useOptions } from './use-options.ts';
import './inputs.css'; // filters have it without a form around

type RefSelectProps = {
  readonly field: RefField;
  readonly isMultiple: boolean;
  readonly value: readonly string[];
  /** Titles of values that are chosen already: they need not be among the options found. */
  readonly known: readonly Option[];
  readonly form?: FormValues;
  readonly onChange: (ids: readonly string[]) => void;
  readonly [antd: `aria-${string}`]: string | boolean | undefined;
  readonly id?: string;
  readonly status?: 'error';
};

/** Chooses among the records of another resource by typing. Only the server searches. */
export function RefSelect({ field, isMultiple, value, known, form, onChange, ...rest }: RefSelectProps) {
  const { t } = useTranslation('fields');
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const { options, onSearch, isLoading, isError } = useOptions({ field, isOpen, ...(form && { form }) });
  const titleOf = (id: string) => [...seen, ...known, ...options].find((option) => option.value === id)?.label ?? id;
  const selected = value.map((id) => ({ value: id, label: titleOf(id) }));
  const empty = isError ? t('ref.failed') : isLoading ? t('ref.loading') : t('ref.nothing');
  return (
    <Select<Option | readonly Option[] | null, Option>
      {...rest}
      className="k-fill"
      labelInValue
      showSearch
      allowClear
      filterOption={false}
      {...(isMultiple && { mode: 'multiple' as const })}
      value={isMultiple ? selected : (selected[0] ?? null)}
      options={options}
      loading={isLoading && isOpen}
      notFoundContent={<span role="status">{empty}</span>}
      onSearch={onSearch}
      onOpenChange={(next) => {
        setIsOpen(next);
        if (!next) onSearch('');
      }}
      onChange={(next) => {
        // Cleared, antd says undefined whatever its types promise.
        const chosen = [(next as typeof next | undefined) ?? []].flat(2);
        setSeen(chosen.map(({ value: id, label }) => ({ value: id, label })));
        onChange(chosen.map((option) => option.value));
      }}
    />
  );
}
