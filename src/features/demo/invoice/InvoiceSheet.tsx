import Descriptions from 'antd/es/descriptions';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent, groupIban } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { type Sheet, type SheetItem, sheetTotals } from './sheet.ts';
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
          {'\n'}
          {reach.join('\n')}
        </div>
        <div>
          <strong className="k-invoice-company">{t('sheet.title', { number: number === '' ? '–' : number })}</strong>
          {'\n'}
          {[t('sheet.issued', { date: day(issuedDate) }), t('sheet.due', { date: day(dueDate) })].join('\n')}
        </div>
      </header>
      <div className="k-invoice-sides">
        <section aria-label={t('sheet.to')}>
          <h3>{t('sheet.to')}</h3>
          <address>
            <strong>{client.name || '–'}</strong>
            {'\n'}
            {lines.filter((line) => line !== '').join('\n')}
          </address>
        </section>
        {bank.length > 0 && (
          <section aria-label={t('sheet.payment')}>
            <h3>{t('sheet.payment')}</h3>
            <Descriptions
              size="small"
              column={1}
              items={bank.map(([key, value]) => ({
                key,
                label: t(`sheet.${key}`),
                children: key === 'iban' ? groupIban(value) : value,
              }))}
            />
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
        <InvoiceTotals sheet={sheet} />
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
  const { lines } = sheetTotals(sheet);
  return (
    <ScrollTable<SheetItem>
      label={t('sheet.items')}
      rowKey={(entry) => String(sheet.items.indexOf(entry))}
      dataSource={[...sheet.items]}
      columns={[
        {
          title: t('sheet.item'),
          dataIndex: 'item',
          rowScope: 'row',
          render: (item: string, { description }) => (
            <>
              {item || '–'} <div className="k-muted">{description}</div>
            </>
          ),
        },
        { title: t('sheet.cost'), dataIndex: 'cost', align: 'end', render: dollars },
        { title: t('sheet.qty'), dataIndex: 'qty', align: 'end' },
        {
          title: t('sheet.discount'),
          dataIndex: 'discountPct',
          align: 'end',
          render: (value: number) => (value === 0 ? '–' : formatPercent({ value, language })),
        },
        {
          title: t('sheet.price'),
          key: 'price',
          align: 'end',
          render: (_, __, index) => dollars(lines[index] ?? 0),
        },
      ]}
    />
  );
}

/** How the lines add up to the amount due; zero rows are left out. */
export function InvoiceTotals({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const dollars = useDollars();
  const sum = sheetTotals(sheet);
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
    <dl className="k-facts k-invoice-sums">
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
