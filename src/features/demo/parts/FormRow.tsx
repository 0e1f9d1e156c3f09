import Form from 'antd/es/form';
import Input, { type InputProps } from 'antd/es/input';
import Select from 'antd/es/select';
import { type ReactNode, useId, useState } from 'react';

type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};
type FormRowProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** One labelled control with its error right below. */
export function FormRow({ label, error, hint, children }: FormRowProps) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      validateStatus={error === undefined ? '' : 'error'}
      help={
        error !== undefined && (
          <span id={`${id}-error`} role="alert">
            {error}
          </span>
        )
      }
      extra={hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
    >
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
    </Form.Item>
  );
}

type TextLineProps = Pick<InputProps, 'name' | 'type' | 'inputMode' | 'autoComplete' | 'defaultValue'> &
  Omit<FormRowProps, 'children'>;

/** One labelled input of a form that is read by names on submit. */
export function TextLine({ label, error, hint, ...input }: TextLineProps) {
  return (
    <FormRow label={label} error={error} hint={hint}>
      {(control) => <Input {...control} autoComplete="off" maxLength={200} {...input} />}
    </FormRow>
  );
}

type Choice = { readonly value: string; readonly label: string };
type ChoiceLineProps = {
  readonly name: string;
  readonly label: string;
  readonly begun: string;
  readonly choices: readonly Choice[];
};

/** A select in such a form. */
export function ChoiceLine({ name, label, begun, choices }: ChoiceLineProps) {
  const [chosen, setChosen] = useState(begun);
  return (
    <FormRow label={label}>
      {({ id }) => (
        <>
          <Select
            id={id}
            showSearch
            optionFilterProp="label"
            options={choices.map(({ value, label: word }) => ({ value, label: word }))}
            value={chosen}
            onChange={setChosen}
          />
          <input type="hidden" name={name} value={chosen} />
        </>
      )}
    </FormRow>
  );
}

/** The value of an input in a submitted form. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
