import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Invoice } from '../../../domain/demo/invoices.ts';
import { formatDate, formatMoney, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Bar } from '../parts/Bar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { ChoiceTag } from './ChoiceTag.tsx';
import { useChoices } from './choices.ts';
import { UserPart } from './UserPart.tsx';
import { UserTable } from './UserTable.tsx';

type Project = {
  readonly title: string;
  readonly client: string;
  readonly totalTask: number;
  readonly completedTask: number;
  readonly hours: string;
};
/** Newest first; the texts are the catalogue's. */
const EVENTS = ['paid', 'meeting', 'project'] as const;

/** What a user works on, did, and was billed. */
export function UserAccount() {
  const { t } = useTranslation('demo-people');
  return (
    <>
      <UserPart title={t('account.projects')}>
        <Projects />
      </UserPart>
      <UserPart title={t('account.timeline')}>
        <ol className="k-shown-user-timeline">
          {EVENTS.map((event) => (
            <li key={event}>
              <p>
                <strong>{t(`event.${event}.title`)}</strong>
                <span>{t(`event.${event}.when`)}</span>
              </p>
              <p>{t(`event.${event}.text`)}</p>
            </li>
          ))}
        </ol>
      </UserPart>
      <UserPart title={t('account.invoices')}>
        <Invoices />
      </UserPart>
    </>
  );
}

function Projects() {
  const { t } = useTranslation('demo-people');
  const language = useLanguage();
  const answer = useDemo<readonly Project[]>('profile', '/pages/profile?tab=projects');
  const heads = ['project', 'tasks', 'progress', 'hours'].map((head) => t(`account.${head}`));
  return (
    <DemoState answer={answer} rows={5}>
      {(projects) => (
        <UserTable caption={t('account.projects')} heads={heads}>
          {projects.map(({ title, client, totalTask, completedTask, hours }) => {
            const percent = Math.round((completedTask / Math.max(totalTask, 1)) * 100);
            return (
              <tr key={title}>
                <th scope="row">
                  {title}
                  <span>{client}</span>
                </th>
                <td>
                  {completedTask}/{totalTask}
                </td>
                <td>
                  {formatPercent({ value: percent, language })}
                  <Bar label={title} percent={percent} />
                </td>
                <td>{hours}</td>
              </tr>
            );
          })}
        </UserTable>
      )}
    </DemoState>
  );
}

/** The latest of all: nothing in the demo ties an invoice to a user. */
function Invoices() {
  const { t } = useTranslation('demo-people');
  const language = useLanguage();
  const statuses = useChoices('demo-invoices', 'invoiceStatus');
  const answer = useDemo<{ readonly invoices: readonly Invoice[] }>('invoice', '/apps/invoice?itemsPerPage=5');
  const heads = ['number', 'client', 'issued', 'total', 'state'].map((head) => t(`account.${head}`));
  return (
    <DemoState answer={answer} rows={5}>
      {({ invoices }) => (
        <>
          <UserTable caption={t('account.invoices')} heads={heads}>
            {invoices.map(({ id, client, issuedDate, total, invoiceStatus }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/apps/invoice/preview/${id}`}>#{id}</Link>
                </th>
                <td>{client.name}</td>
                <td>{formatDate({ value: issuedDate, language })}</td>
                <td>{formatMoney({ minor: total * 100, currency: 'USD', language })}</td>
                <td>
                  <ChoiceTag choices={statuses} value={invoiceStatus} />
                </td>
              </tr>
            ))}
          </UserTable>
          <p className="k-shown-user-hint">
            {t('account.notTied')} <Link to="/apps/invoice/list">{t('account.allInvoices')}</Link>
          </p>
        </>
      )}
    </DemoState>
  );
}
