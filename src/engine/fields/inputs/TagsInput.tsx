import Select from 'antd/es/select';
import type { Json, TagsField } from '../../../config/types.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';

/** Free words; Enter or a comma ends one. */
export function TagsInput(props: InputProps<TagsField>) {
  const { field, store } = props;
  const value = useFormValue(store, field.name);
  return (
    <Select
      {...commonProps(props)}
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
