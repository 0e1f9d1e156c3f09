import { useState } from 'react';
import type { Json, RefField, Row } from '../../../config/types.ts';
import { idsOf } from '../../../config/refs.ts';
import { referenceTitles } from '../../resource/references.ts';
import { useTitles } from '../use-titles.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { RefSelect } from './RefSelect.tsx';
import { useSelectProps } from './use-select-props.ts';

/** One record of another resource, or several. */
export function RefInput(props: InputProps<RefField>) {
  const { field, store } = props;
  const selectProps = useSelectProps(props);
  const value: Json = useFormValue(store, field.name) ?? null;
  // The base record came with the titles of what it refers to; a title that is the id is none.
  const titles = referenceTitles({ record: store.base() as Row, field: field.name });
  const known = titles.filter(({ id, title }) => title !== id);
  // What an address or a kept draft names came without.
  const [unnamed] = useState(() => idsOf(value).filter((id) => !known.some((title) => title.id === id)));
  const fetched = useTitles({ resource: field.resource, ids: unnamed });
  return (
    <RefSelect
      {...selectProps}
      field={field}
      isMultiple={field.multiple}
      value={idsOf(value)}
      known={[...known.map(({ id, title }) => ({ value: id, label: title })), ...fetched]}
      form={store.values()}
      onChange={(ids) => store.set(field.name, field.multiple ? ids : (ids[0] ?? null))}
    />
  );
}
