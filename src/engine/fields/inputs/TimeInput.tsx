import Input from 'antd/es/input';
import type { TimeField } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { parseTime } from '../format-time.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { useDraft } from './use-draft.ts';

/** A time of day, typed as people write it: `9`, `930`, `9.30` and `09:30` are the same. */
export function TimeInput(props: InputProps<TimeField>) {
  const { field, store } = props;
  const draft = useDraft({ store, name: field.name, parse: parseTime, format: plainText });
  return (
    <Input
      {...commonProps(props)}
      {...draft}
      style={{ maxWidth: '12ch' }}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
    />
  );
}
