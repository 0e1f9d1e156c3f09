import Col from 'antd/es/col';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent, groupIban } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import '../parts/bare.css';
import { useDollars } from '../parts/use-dollars.ts';
import { type Sheet, type SheetItem, sheetTotals } from './sheet.ts';
import './invoice.css';

/** Invented, like everything in the demo. */
const COMPANY = ['Konak Demo A.Ş.', '149 Harbour Street, Beşiktaş, İstanbul, Türkiye', '+90 212 000 00 00'] as const;

/** The invoice in print: one sheet. */
export function InvoiceSheet({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const { number, issuedDate, dueDate, client, bank, salesperson, note } = sheet;
  const [company, ...reach] = COMPANY;
  const day = (value: string) => (value === '' ? '–' : formatDate({ value, language }));
  const lines = [client.company, client.address, client.country, client.contact, client.companyEmail];
  return (
    <article className="k-invoice k-bare" aria-label={t('sheet.title', { number })}>
      <Flex wrap component="header" gap="16px" justify="space-between" className="k-invoice-head">
        <div className="k-pre">
          <strong className="k-title">{company}</strong>
          {'\n'}
          {reach.join('\n')}
        </div>
        <div className="k-pre">
          <strong className="k-title">{t('sheet.title', { number: number === '' ? '–' : number })}</strong>
          {'\n'}
          {[t('sheet.issued', { date: day(issuedDate) }), t('sheet.due', { date: day(dueDate) })].join('\n')}
        </div>
      </Flex>
      <Row gutter={[20, 20]} style={{ marginBlock: 20 }}>
        <Col xs={24} sm={12}>
          <section aria-label={t('sheet.to')}>
            <h3 className="k-muted k-small">{t('sheet.to')}</h3>
            <address className="k-pre">
              <strong>{client.name || '–'}</strong>
              {'\n'}
              {lines.filter((line) => line !== '').join('\n')}
            </address>
          </section>
        </Col>
        {bank.length > 0 && (
          <Col xs={24} sm={12}>
            <section aria-label={t('sheet.payment')}>
              <h3 className="k-muted k-small">{t('sheet.payment')}</h3>
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
          </Col>
        )}
      </Row>
      <Items sheet={sheet} />
      <Row gutter={[20, 20]} style={{ marginBlock: 20 }}>
        <Col xs={24} sm={12}>
          {salesperson !== '' && (
            <p>
              <strong>{t('sheet.salesperson')}</strong> {salesperson}
            </p>
          )}
          <p>{t('sheet.thanks')}</p>
        </Col>
        <Col xs={24} sm={12}>
          <InvoiceTotals sheet={sheet} />
        </Col>
      </Row>
      {note !== '' && (
        <p className="k-pre">
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

/** The lines that add up to the amount due; without zero rows. */
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
          <div key={key} data-row={key} className={key === 'balance' ? 'k-facts-total' : undefined}>
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
    </dl>
  );
}
