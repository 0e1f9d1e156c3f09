import { useState } from 'react';
import type { Json, RefField, Row } from '../../../config/types.ts';
import { idsOf } from '../../../config/refs.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { referenceTitles } from '../../resource/references.ts';
import { rowTitle } from '../../resource/title.ts';
import { useTitles } from '../use-titles.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { useNewRecord } from './new-record.ts';
import { RefSelect } from './RefSelect.tsx';
import type { Option } from './use-options.ts';
import { useSelectProps } from './use-select-props.ts';

/** One record of another resource, or several. */
export function RefInput(props: InputProps<RefField>) {
  const { field, store } = props;
  const { config } = useEngine();
  const selectProps = useSelectProps(props);
  const value: Json = useFormValue(store, field.name) ?? null;
  // The base record includes the titles of its references; a title equal to the id means none.
  const titles = referenceTitles({ record: store.base() as Row, field: field.name });
  const known = titles.filter(({ id, title }) => title !== id);
  // References from the address or a restored draft have no title.
  const [unnamed] = useState(() => idsOf(value).filter((id) => !known.some((title) => title.id === id)));
  const fetched = useTitles({ resource: field.resource, ids: unnamed });
  const [made, setMade] = useState<readonly Option[]>([]);
  const offer = useNewRecord(field);

  const choose = (ids: readonly string[]) => store.set(field.name, field.multiple ? ids : (ids[0] ?? null));
  const handleMade = (record: Row) => {
    const target = config.resources[field.resource];
    setMade([...made, { value: record.id, label: target ? rowTitle({ resource: target, row: record }) : record.id }]);
    choose(field.multiple ? [...idsOf(store.get(field.name) ?? null), record.id] : [record.id]);
  };
  return (
    <RefSelect
      {...selectProps}
      field={field}
      isMultiple={field.multiple}
      value={idsOf(value)}
      known={[...made, ...known.map(({ id, title }) => ({ value: id, label: title })), ...fetched]}
      form={store.values()}
      onChange={choose}
      {...(offer && {
        offer: {
          label: offer.label,
          start: (typed: string) => offer.start({ field, typed, form: store.values(), onMade: handleMade }),
        },
      })}
    />
  );
}
