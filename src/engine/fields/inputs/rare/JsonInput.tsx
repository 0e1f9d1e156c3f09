import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, JsonField } from '../../../../config/types.ts';
import { isSame, useFormValue } from '../form-store.ts';
import { commonProps, type InputProps } from '../input-props.ts';

/** Parses the text; invalid JSON stays a text, so validation reports it and nothing is lost. */
function read(text: string): Json {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

const written = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

/** JSON as text; it stays as typed until somebody asks for formatting. */
export function JsonInput(props: InputProps<JsonField>) {
  const { t } = useTranslation('fields');
  const { field, store } = props;
  const value = useFormValue(store, field.name);
  const [typed, setTyped] = useState(() => written(value));
  // If the value has been set elsewhere, that one is shown.
  const text = isSame(read(typed), value ?? null) ? typed : written(value);
  const isReadable = typeof read(text) === 'object';
  const put = (next: string) => {
    setTyped(next);
    store.set(field.name, read(next));
  };
  return (
    <div>
      <Input.TextArea
        {...commonProps(props)}
        className="k-code"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoSize={{ minRows: 4, maxRows: 20 }}
        placeholder="{ }"
        value={text}
        onChange={(event) => put(event.target.value)}
      />
      <Flex wrap gap="6px 12px" align="center" style={{ marginBlock: 8 }}>
        <Button disabled={!isReadable || text.trim() === ''} onClick={() => setTyped(written(read(text)))}>
          {t('json.tidy')}
        </Button>
        <span className="k-muted" role="status">
          {isReadable ? '' : t('json.unread')}
        </span>
      </Flex>
    </div>
  );
}
