import Select from 'antd/es/select';
import type { Json, TagsField } from '../../../config/types.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { useSelectProps } from './use-select-props.ts';

/** Free words; Enter or a comma ends one. */
export function TagsInput(props: InputProps<TagsField>) {
  const { field, store } = props;
  const selectProps = useSelectProps(props);
  const value = useFormValue(store, field.name);
  return (
    <Select
      {...selectProps}
      mode="tags"
      className="k-fill"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',']}
      maxCount={field.maxItems}
      value={Array.isArray(value) ? (value as readonly Json[]).map(String) : []}
      onChange={(next: string[]) => store.set(field.name, next)}
    />
  );
}
