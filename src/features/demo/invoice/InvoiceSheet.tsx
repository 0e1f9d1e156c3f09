import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent, groupIban } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { useDollars } from '../parts/use-dollars.ts';
import { type Sheet, sumOf } from './sheet.ts';
import './invoice.css';

/** Made up, like everything in the demo. */
const COMPANY = ['Konak Demo A.Ş.', '149 Harbour Street, Beşiktaş, İstanbul, Türkiye', '+90 212 000 00 00'] as const;

/** The invoice as it is printed: one sheet. */
export function InvoiceSheet({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const { number, issuedDate, dueDate, client, bank, salesperson, note } = sheet;
  const [company, ...reach] = COMPANY;
  const day = (value: string) => (value === '' ? '–' : formatDate({ value, language }));
  const lines = [client.company, client.address, client.country, client.contact, client.companyEmail];
  return (
    <article className="k-invoice" aria-label={t('sheet.title', { number })}>
      <header className="k-invoice-head">
        <div>
          <strong className="k-invoice-company">{company}</strong>
          {reach.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <div>
          <p className="k-invoice-number">{t('sheet.title', { number: number === '' ? '–' : number })}</p>
          <span>{t('sheet.issued', { date: day(issuedDate) })}</span>
          <span>{t('sheet.due', { date: day(dueDate) })}</span>
        </div>
      </header>
      <div className="k-invoice-sides">
        <section aria-label={t('sheet.to')}>
          <h3>{t('sheet.to')}</h3>
          <address>
            <strong>{client.name || '–'}</strong>
            {lines
              .filter((line) => line !== '')
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </address>
        </section>
        {bank.length > 0 && (
          <section aria-label={t('sheet.payment')}>
            <h3>{t('sheet.payment')}</h3>
            <dl>
              {bank.map(([key, value]) => (
                <div key={key}>
                  <dt>{t(`sheet.${key}`)}</dt>
                  <dd>{key === 'iban' ? groupIban(value) : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <Items sheet={sheet} />
      <div className="k-invoice-end">
        <div>
          {salesperson !== '' && (
            <p>
              <strong>{t('sheet.salesperson')}</strong> {salesperson}
            </p>
          )}
          <p>{t('sheet.thanks')}</p>
        </div>
        <Sums sheet={sheet} />
      </div>
      {note !== '' && (
        <p className="k-invoice-note">
          <strong>{t('sheet.note')}</strong> {note}
        </p>
      )}
    </article>
  );
}

function Items({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const dollars = useDollars();
  const { lines } = sumOf(sheet);
  const heads = ['cost', 'qty', 'discount', 'price'] as const;
  return (
    <div className="k-invoice-scroll" tabIndex={0} role="region" aria-label={t('sheet.items')}>
      <table>
        <caption>{t('sheet.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheet.item')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="k-invoice-amount">
                {t(`sheet.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.items.map(({ item, description, cost, qty, discountPct }, index) => (
            <tr key={index}>
              <th scope="row">
                {item || '–'}
                {description !== '' && <small>{description}</small>}
              </th>
              <td className="k-invoice-amount">{dollars(cost)}</td>
              <td className="k-invoice-amount">{qty}</td>
              <td className="k-invoice-amount">
                {discountPct === 0 ? '–' : formatPercent({ value: discountPct, language })}
              </td>
              <td className="k-invoice-amount">{dollars(lines[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the lines add up to the amount due; zero rows are left out. */
export function Sums({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const dollars = useDollars();
  const sum = sumOf(sheet);
  const tax = formatPercent({ value: sheet.taxPct, language });
  const rows = [
    { key: 'subtotal', label: t('sheet.subtotal'), cents: sum.subtotal, isShown: true },
    { key: 'discount', label: t('sheet.discount'), cents: -sum.discount, isShown: sum.discount > 0 },
    { key: 'tax', label: t('sheet.tax', { percent: tax }), cents: sum.tax, isShown: sheet.taxPct > 0 },
    { key: 'total', label: t('sheet.total'), cents: sum.total, isShown: true },
    { key: 'paid', label: t('sheet.paid'), cents: -sheet.paid, isShown: sheet.paid > 0 },
    { key: 'balance', label: t('sheet.balance'), cents: sheet.balance ?? sum.due, isShown: true },
  ];
  return (
    <dl className="k-invoice-sums">
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, label, cents }) => (
          <div key={key} data-row={key}>
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
    </dl>
  );
}
