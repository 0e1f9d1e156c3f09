import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/copy-text.ts';
import './api.css';

/** A text to copy, shown as code. */
export function CopyBlock({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation('api');
  const [said, setSaid] = useState<{ readonly text: string; readonly of: string }>();
  return (
    <Flex vertical gap="small">
      <Flex justify="space-between" align="center" gap="small">
        <strong>{label}</strong>
        <Flex align="center" gap="small">
          {said?.of === text && <span role="status">{said.text}</span>}
          <Button
            size="small"
            aria-label={t('copyOf', { what: label })}
            onClick={() => {
              void copyText(text).then((isCopied) => setSaid({ of: text, text: t(isCopied ? 'copied' : 'byHand') }));
            }}
          >
            {t('copy')}
          </Button>
        </Flex>
      </Flex>
      <pre className="k-box k-small k-scroll k-api-text" tabIndex={0} aria-label={label} role="region">
        {text}
      </pre>
    </Flex>
  );
}
