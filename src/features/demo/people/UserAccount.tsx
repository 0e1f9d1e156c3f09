import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Invoice } from '../../../domain/demo/invoices.ts';
import { formatDate, formatMoney, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Bar } from '../parts/Bar.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { Events } from '../parts/Events.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { ChoiceTag } from './ChoiceTag.tsx';
import { useChoices } from './choices.ts';
import { UserPart } from './UserPart.tsx';

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
        <Events
          events={EVENTS.map((event) => ({
            key: event,
            title: t(`event.${event}.title`),
            when: t(`event.${event}.when`),
            text: t(`event.${event}.text`),
          }))}
        />
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
  return (
    <Answered answer={answer} rows={5}>
      {(projects) => (
        <ScrollTable<Project>
          label={t('account.projects')}
          rowKey="title"
          dataSource={[...projects]}
          columns={[
            {
              title: t('account.project'),
              dataIndex: 'title',
              rowScope: 'row',
              render: (title: string, { client }) => (
                <>
                  {title} <div className="k-muted">{client}</div>
                </>
              ),
            },
            {
              title: t('account.tasks'),
              key: 'tasks',
              render: (_, { completedTask, totalTask }) => `${completedTask}/${totalTask}`,
            },
            {
              title: t('account.progress'),
              key: 'progress',
              render: (_, { title, completedTask, totalTask }) => {
                const percent = Math.round((completedTask / Math.max(totalTask, 1)) * 100);
                return (
                  <>
                    {formatPercent({ value: percent, language })} <Bar label={title} percent={percent} />
                  </>
                );
              },
            },
            { title: t('account.hours'), dataIndex: 'hours' },
          ]}
        />
      )}
    </Answered>
  );
}

/** The latest of all: nothing in the demo ties an invoice to a user. */
function Invoices() {
  const { t } = useTranslation('demo-people');
  const language = useLanguage();
  const statuses = useChoices('demo-invoices', 'invoiceStatus');
  const answer = useDemo<{ readonly invoices: readonly Invoice[] }>('invoice', '/apps/invoice?itemsPerPage=5');
  return (
    <Answered answer={answer} rows={5}>
      {({ invoices }) => (
        <>
          <ScrollTable<Invoice>
            label={t('account.invoices')}
            rowKey="id"
            dataSource={[...invoices]}
            columns={[
              {
                title: t('account.number'),
                dataIndex: 'id',
                rowScope: 'row',
                render: (id: number) => <Link to={`/apps/invoice/preview/${id}`}>#{id}</Link>,
              },
              { title: t('account.client'), dataIndex: ['client', 'name'] },
              {
                title: t('account.issued'),
                dataIndex: 'issuedDate',
                render: (value: string) => formatDate({ value, language }),
              },
              {
                title: t('account.total'),
                dataIndex: 'total',
                align: 'end',
                render: (total: number) => formatMoney({ minor: total * 100, currency: 'USD', language }),
              },
              {
                title: t('account.state'),
                dataIndex: 'invoiceStatus',
                render: (value: string) => <ChoiceTag choices={statuses} value={value} />,
              },
            ]}
          />
          <p className="k-muted">
            {t('account.notTied')} <Link to="/apps/invoice/list">{t('account.allInvoices')}</Link>
          </p>
        </>
      )}
    </Answered>
  );
}
