import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { dateFormat, formatDate, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { InvestorEntry, InvestorExtract } from '../../wire/investor.ts';
import { OwnersOnly } from './OwnersOnly.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useStatementPath } from './use-statement-path.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

type Asked = { readonly from: string; readonly to: string; readonly currency: string };

/** The owner's account over some days: what the company owes, what it paid, and the balance after each (AC6). */
export default function OwnerExtract() {
  const { t } = useTranslation('investor');
  const [asked, setAsked] = useState<Asked>(() => {
    const today = todayIn(new Date());
    return { from: `${today.slice(0, 4)}-01-01`, to: today, currency: '' };
  });
  const query = new URLSearchParams({ from: asked.from, to: asked.to });
  if (asked.currency !== '') query.set('currency', asked.currency);
  const answer = useReport<InvestorExtract>(`/investor-extract?${query.toString()}`, 'statements');
  const change = (part: Partial<Asked>) => setAsked({ ...asked, ...part });
  return (
    <>
      <PageHead
        title={t('extract.title')}
        actions={
          <button type="button" className="k-control k-owner-print" onClick={() => window.print()}>
            {t('extract.print')}
          </button>
        }
      />
      <div className="k-owner-steps k-owner-print">
        <label>
          {t('extract.from')}{' '}
          <DateBox
            className="k-control"
            required
            value={asked.from}
            max={asked.to}
            onChange={(from) => from !== '' && change({ from })}
          />
        </label>
        <label>
          {t('extract.to')}{' '}
          <DateBox
            className="k-control"
            required
            value={asked.to}
            min={asked.from}
            onChange={(to) => to !== '' && change({ to })}
          />
        </label>
        {(answer.data?.currencies.length ?? 0) > 1 && (
          <label>
            {t('extract.currency')}{' '}
            <select
              className="k-control"
              value={answer.data?.currency}
              onChange={({ target }) => change({ currency: target.value })}
            >
              {answer.data?.currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <OwnersOnly report={answer}>{(extract) => <Entries extract={extract} asked={asked} />}</OwnersOnly>
    </>
  );
}

function Entries({ extract, asked }: { readonly extract: InvestorExtract; readonly asked: Asked }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const { currency, opening, entries, closing } = extract;
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const [from, to] = [asked.from, asked.to].map((value) => formatDate({ value, language }));
  return (
    <div className="k-owner-scroll" tabIndex={0} role="region" aria-label={t('extract.title')}>
      <table className="k-owner-months k-owner-entries">
        <caption>{t('extract.caption', { from, to, currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('extract.date')}</th>
            <th scope="col">{t('extract.what')}</th>
            {(['debit', 'credit', 'balance'] as const).map((name) => (
              <th key={name} scope="col" data-align="right">
                {t(`extract.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{from}</td>
            <th scope="row" colSpan={3}>
              {t('extract.opening')}
            </th>
            <td data-align="right">{money(opening)}</td>
          </tr>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} money={money} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{to}</td>
            <th scope="row" colSpan={3}>
              {t('extract.closing')}
            </th>
            <td data-align="right">{money(closing)}</td>
          </tr>
        </tfoot>
      </table>
      {entries.length === 0 && <Notice kind="empty" title={t('extract.none')} />}
    </div>
  );
}

function Entry({ entry, money }: { readonly entry: InvestorEntry; readonly money: (minor: number) => string }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const path = useStatementPath()(entry.statementId);
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const at = month.format(new Date(`${entry.month}-01T00:00:00Z`));
  const what = `${t(`extract.kind.${entry.kind}`)} · ${entry.estate} · ${at}`;
  return (
    <tr>
      <td>{formatDate({ value: entry.date, language })}</td>
      <th scope="row">{path === undefined ? what : <Link to={path}>{what}</Link>}</th>
      <td data-align="right" data-label={t('extract.debit')}>
        {entry.debit === 0 ? '' : money(entry.debit)}
      </td>
      <td data-align="right" data-label={t('extract.credit')}>
        {entry.credit === 0 ? '' : money(entry.credit)}
      </td>
      <td data-align="right" data-label={t('extract.balance')}>
        {money(entry.balance)}
      </td>
    </tr>
  );
}
