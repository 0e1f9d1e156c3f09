import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Space from 'antd/es/space';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IssuedText, showIssued } from '../../providers/issued.ts';
import { copyText } from '../../ui/copy-text.ts';
import { OpenModal } from '../../ui/OpenModal.tsx';

/** A text the server sends only once, with a way to copy it. */
export default function Issued({ texts }: { readonly texts: readonly IssuedText[] }) {
  const { t } = useTranslation('common');
  const [said, setSaid] = useState<string>();
  const close = () => showIssued([]);
  return (
    <OpenModal
      title={t('issued.title')}
      closable={false}
      // Escape or a click outside would lose it.
      onCancel={() => undefined}
      footer={
        <Button type="primary" onClick={close}>
          {t('issued.done')}
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t('issued.text')}</Typography.Text>
        {texts.map(({ label, text }) => (
          <div key={label}>
            {label}
            <Space.Compact block>
              <Input readOnly aria-label={label} value={text} onFocus={({ target }) => target.select()} />
              <Button
                onClick={() => {
                  void copyText(text).then((isCopied) => setSaid(t(isCopied ? 'issued.copied' : 'issued.byHand')));
                }}
              >
                {t('issued.copy')}
              </Button>
            </Space.Compact>
          </div>
        ))}
        {said !== undefined && <span role="status">{said}</span>}
      </Flex>
    </OpenModal>
  );
}
