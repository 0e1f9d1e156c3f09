import Select from 'antd/es/select';
import type { EnumField } from '../../../config/types.ts';
import { fold } from '../../../domain/text/fold.ts';
import { useText } from '../../resource/use-text.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';

const SEARCH_FROM = 8; // options; fewer are seen at a glance
import { offeredIn } from './offered-in.ts';
import { useSelectProps } from './use-select-props.ts';
import { MULTIPLE } from '../../../ui/multiple.ts';

/** One or several of a fixed list. */
export function EnumInput(props: InputProps<EnumField>) {
  const text = useText();
  const { field, store } = props;
  const selectProps = useSelectProps(props);
  const value = useFormValue(store, field.name);
  const options = offeredIn(props).map((option) => ({ value: option.value, label: text(option.label) }));
  return (
    <Select
      {...selectProps}
      {...(field.multiple && MULTIPLE)}
      className="k-fill"
      value={value ?? (field.multiple ? [] : null)}
      options={options}
      allowClear={!field.required || field.multiple}
      showSearch={options.length >= SEARCH_FROM}
      filterOption={(typed, option) => fold(option?.label ?? '').includes(fold(typed))}
      onChange={(next: typeof value) => store.set(field.name, next ?? null)}
    />
  );
}
