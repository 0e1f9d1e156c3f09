import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { RatesImported } from '../../wire/money.ts';
import '../../ui/control.css';
import './money.css';

/** Takes in a bulletin: a file, or the bank's address. */
export function RateImport({ name }: { readonly name: string }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
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
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    await take({ text });
  };
  return (
    <details>
      <summary>{t('rates.import')}</summary>
      <form
        className="k-money-import"
        onSubmit={(event) => {
          event.preventDefault();
          void take({ url });
        }}
      >
        <label>
          {t('rates.file')}
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            disabled={isSending}
            onChange={(event) => void pick(event)}
          />
        </label>
        <label>
          {t('rates.url')}
          <input type="url" value={url} onChange={({ target }) => setUrl(target.value)} />
        </label>
        <button type="submit" className="k-control" disabled={isSending}>
          {isSending ? t('rates.running') : t('rates.fetch')}
        </button>
      </form>
      {failure && <p role="alert">{Object.values(failure.errors ?? {}).flat()[0] ?? failure.message}</p>}
      {done !== undefined && <p role="status">{done}</p>}
    </details>
  );
}
