import Button from 'antd/es/button';
import ColorPicker from 'antd/es/color-picker';
import Input from 'antd/es/input';
import Space from 'antd/es/space';
import { useTranslation } from 'react-i18next';
import { useFormValue } from '../form-store.ts';
import { commonProps, type InputProps } from '../input-props.ts';

/** The code as text, with a colour picker. */
export function ColorInput(props: InputProps) {
  const { t } = useTranslation('fields');
  const { field, store } = props;
  const stored = useFormValue(store, field.name);
  const code = typeof stored === 'string' ? stored : '';
  const known = /^#[0-9a-f]{6}$/i.test(code) ? code : null;
  return (
    <Space.Compact block>
      <Input
        {...commonProps(props)}
        value={code}
        placeholder="#3B55D9"
        autoComplete="off"
        onChange={(event) => store.set(field.name, event.target.value)}
      />
      <ColorPicker
        disabledAlpha
        format="hex"
        value={known}
        onChange={(color) => store.set(field.name, color.toHexString().toUpperCase())}
      >
        <Button
          aria-label={t('color.choose')}
          icon={<span className="k-swatch" style={{ background: known ?? 'transparent' }} />}
        />
      </ColorPicker>
    </Space.Compact>
  );
}
