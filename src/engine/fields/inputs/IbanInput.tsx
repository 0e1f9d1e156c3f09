import Input from 'antd/es/input';
import type { IbanField } from '../../../config/types.ts';
import { groupIban } from '../../format.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { useDraft } from './use-draft.ts';

/** Typed with or without spaces, kept without, in capitals. */
export function IbanInput(props: InputProps<IbanField>) {
  const { field, store } = props;
  const draft = useDraft({
    store,
    name: field.name,
    parse: (text) => text.replace(/\s/g, '').toUpperCase(),
    format: (value) => (typeof value === 'string' ? groupIban(value) : ''),
  });
  return <Input {...commonProps(props)} {...draft} autoComplete="off" spellCheck={false} className="k-code" />;
}
