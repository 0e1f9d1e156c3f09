import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkdownField } from '../../../../config/types.ts';
import { parseMarkdown } from '../../../../domain/text/markdown.ts';
import { RichNodes } from '../../rich-text/RichText.tsx';
import { useFormValue } from '../form-store.ts';
import { commonProps, type InputProps } from '../input-props.ts';

/** The text with its signs, and below it, when asked for, what readers will see. */
export function MarkdownInput(props: InputProps<MarkdownField>) {
  const { t } = useTranslation('fields');
  const { field, store, id } = props;
  const stored = useFormValue(store, field.name);
  const value = typeof stored === 'string' ? stored : '';
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Input.TextArea
        {...commonProps(props)}
        autoSize={{ minRows: 5, maxRows: 20 }}
        count={{ show: true, max: field.maxLength }}
        value={value}
        onChange={(event) => store.set(field.name, event.target.value)}
      />
      <Flex wrap gap="6px 12px" align="center" style={{ marginBlock: 8 }}>
        <Button aria-expanded={isShown} aria-controls={`${id}-preview`} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'markdown.hide' : 'markdown.show')}
        </Button>
        <span className="k-muted">{t('markdown.signs')}</span>
      </Flex>
      <div id={`${id}-preview`} hidden={!isShown} aria-label={t('markdown.preview')} role="region">
        {isShown && (
          <Card size="small">
            {value.trim() === '' ? (
              <span className="k-muted">{t('markdown.nothing')}</span>
            ) : (
              <RichNodes nodes={parseMarkdown(value)} />
            )}
          </Card>
        )}
      </div>
    </>
  );
}
