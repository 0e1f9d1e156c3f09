import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Upload from 'antd/es/upload';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import type { RatesImported } from '../../wire/money.ts';

/** Imports a bulletin from a file or from the bank's address. */
export function RateImport({ name }: { readonly name: string }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const id = useId();
  const { send, isSending, failure } = useSend({ refreshes: [name] });
  const [url, setUrl] = useState('https://www.tcmb.gov.tr/kurlar/today.xml');
  const [done, setDone] = useState<string>();
  const take = async (body: { readonly text: string } | { readonly url: string }) => {
    setDone(undefined);
    const path = '/exchange-rates/central-bank';
    const sent = await send<RatesImported>({ path, method: 'POST', body, isOnce: true, timeout: 40_000 });
    if (!sent.isDone) return;
    const { date, kept: unchanged } = sent.data;
    const taken = t('rates.done', { ...sent.data, date: formatDate({ value: date, language }) });
    setDone(unchanged.length > 0 ? `${taken} ${t('rates.kept', { currencies: unchanged.join(', ') })}` : taken);
  };
  return (
    <details>
      <summary>{t('rates.import')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take({ url });
        }}
      >
        <Flex wrap gap="small" align="end">
          <Upload
            accept=".xml,text/xml,application/xml"
            showUploadList={false}
            disabled={isSending}
            beforeUpload={async (file) => {
              await take({ text: await file.text() });
              return false;
            }}
          >
            <Button disabled={isSending}>{t('rates.file')}</Button>
          </Upload>
          <Labelled label={t('rates.url')} htmlFor={id}>
            <Input id={id} type="url" value={url} onChange={({ target }) => setUrl(target.value)} />
          </Labelled>
          <Button htmlType="submit" disabled={isSending}>
            {isSending ? t('rates.running') : t('rates.fetch')}
          </Button>
        </Flex>
      </form>
      {failure && (
        <Alert type="error" showIcon message={Object.values(failure.errors ?? {}).flat()[0] ?? failure.message} />
      )}
      {done !== undefined && <p role="status">{done}</p>}
    </details>
  );
}
