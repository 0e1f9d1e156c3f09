import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../engine/format.ts';
import { RowsCard } from '../../../engine/page/blocks/list.tsx';
import { EngineProvider } from '../../../engine/resource/EngineContext.tsx';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { EventTimeline } from '../parts/EventTimeline.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { UserPart } from './UserPart.tsx';

const LATEST = {
  id: 'latest',
  type: 'list',
  width: 'full',
  resource: 'demo-invoices',
  columns: ['number', 'client', 'issuedDate', 'total', 'invoiceStatus'],
  limit: 5,
  actions: [],
} as const;

type Project = {
  readonly title: string;
  readonly client: string;
  readonly totalTask: number;
  readonly completedTask: number;
  readonly hours: string;
};
/** Newest first; the catalogue has the texts. */
const EVENTS = ['paid', 'meeting', 'project'] as const;

/** A user's projects, activity and invoices. */
export function UserAccount({ config }: PanelProps) {
  const { t } = useTranslation('demo-people');
  return (
    <>
      <UserPart title={t('account.projects')}>
        <Projects />
      </UserPart>
      <UserPart title={t('account.timeline')}>
        <EventTimeline
          events={EVENTS.map((event) => ({
            key: event,
            title: t(`event.${event}.title`),
            when: t(`event.${event}.when`),
            text: t(`event.${event}.text`),
          }))}
        />
      </UserPart>
      <Invoices config={config} />
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
                    {formatPercent({ value: percent, language })} <ProgressBar label={title} percent={percent} />
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

/** The latest invoices of all: the demo does not link invoices to users. */
function Invoices({ config }: Pick<PanelProps, 'config'>) {
  const { t } = useTranslation('demo-people');
  const resource = config.resources['demo-invoices'];
  return (
    <>
      {resource && (
        <EngineProvider config={config} resource={resource}>
          <RowsCard block={{ ...LATEST, label: { en: t('account.invoices') } }} />
        </EngineProvider>
      )}
      <p className="k-muted">{t('account.notTied')}</p>
    </>
  );
}
