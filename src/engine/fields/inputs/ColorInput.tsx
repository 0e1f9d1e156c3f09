import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';

/** The code as text, with the system's own colour chooser beside it. */
export function ColorInput(props: InputProps) {
  const { t } = useTranslation('fields');
  const { field, store } = props;
  const stored = useFormValue(store, field.name);
  const code = typeof stored === 'string' ? stored : '';
  return (
    <div className="k-color-input">
      <Input
        {...commonProps(props)}
        value={code}
        placeholder="#3B55D9"
        autoComplete="off"
        onChange={(event) => store.set(field.name, event.target.value)}
      />
      <input
        type="color"
        aria-label={t('color.choose')}
        value={/^#[0-9a-f]{6}$/i.test(code) ? code.toLowerCase() : '#808080'}
        onChange={(event) => store.set(field.name, event.target.value.toUpperCase())}
      />
    </div>
  );
}
