import Input from 'antd/es/input';
import { internationalPhone } from '../../../domain/text/phone-number.ts';
import type { TextField } from '../../../config/types.ts';
import type { FieldOf } from '../display-props.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { SecretInput } from './SecretInput.tsx';

const KINDS = {
  text: { type: 'text', autoComplete: 'off' },
  textarea: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const;

/** A password; one that the server keeps for its own use has an input of its own. */
export function PasswordInput(props: InputProps<FieldOf<'password'>>) {
  return props.field.secret ? <SecretInput {...props} /> : <TextInput {...props} />;
}

/** Everything that is one line of text. */
export function TextInput(props: InputProps<TextField>) {
  const { field, store } = props;
  const value = useFormValue(store, field.name);
  const Kind = field.type === 'password' ? Input.Password : Input;
  return (
    <Kind
      {...commonProps(props)}
      {...KINDS[field.type]}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => store.set(field.name, event.target.value)}
      {...(field.type === 'phone' && { onBlur: () => showWhole(props) })}
    />
  );
}

/** A telephone number is shown as it will be kept, once it is typed; what is none stays as it is. */
function showWhole({ field, store }: InputProps<TextField>): void {
  const typed = store.get(field.name);
  const whole = typeof typed === 'string' ? internationalPhone(typed) : undefined;
  if (whole !== undefined) store.set(field.name, whole);
}

export function TextAreaInput(props: InputProps<TextField>) {
  const { field, store } = props;
  const value = useFormValue(store, field.name);
  return (
    <Input.TextArea
      {...commonProps(props)}
      autoSize={{ minRows: 3, maxRows: 12 }}
      count={{ show: true, max: field.maxLength }}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => store.set(field.name, event.target.value)}
    />
  );
}
