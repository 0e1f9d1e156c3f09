import Typography from 'antd/es/typography';
import Checkbox from 'antd/es/checkbox';
import Col from 'antd/es/col';
import Row from 'antd/es/row';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUSINESS_TIME_ZONE } from '../../domain/calendar/iso-date.ts';
import { timeIn } from '../../domain/mail/words.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDate, formatDateTime } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { notify } from '../../providers/notification.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { RemindedPerson, ReminderOverview } from '../../wire/mail.ts';
import { switchMine } from './calls.ts';
import { ReminderLog } from './ReminderLog.tsx';
import { ReminderPreview } from './ReminderPreview.tsx';
import { StatusTag } from './StatusTag.tsx';

/** Sent and pending reminders are messages. */
const FOLLOWED = ['messages'];

/** DR1–DR2: this morning's mails with recipients and contents, a test to oneself, and the sent ones. */
export function DailyReminder() {
  const { t } = useTranslation('mail');
  const { resources } = useClientConfig();
  const answer = useAnswer<ReminderOverview>('/daily-reminder', { follows: FOLLOWED });
  const seesOutbox = resources['messages']?.can.includes('list') === true;
  return (
    <>
      <PageHead title={t('reminder.title')} />
      <Answered rows={8} answer={answer}>
        {(overview) => (
          <Row gutter={[16, 16]}>
            <Col span={24}>
              <Today overview={overview} onChange={answer.refresh} />
            </Col>
            <Col xs={24} xl={overview.people.length > 0 ? 12 : 24}>
              <ReminderPreview roles={overview.roles} onSent={answer.refresh} />
            </Col>
            {overview.people.length > 0 && (
              <Col xs={24} xl={12}>
                <People overview={overview} />
                {seesOutbox && <ReminderLog />}
              </Col>
            )}
          </Row>
        )}
      </Answered>
    </>
  );
}

type TodayProps = { readonly overview: ReminderOverview; readonly onChange: () => void };

/** The time of sending, today's state, and the switch for one's own mail. */
function Today({ overview, onChange }: TodayProps) {
  const { t } = useTranslation('mail');
  const language = useLanguage();
  const { mine, date, from, until } = overview;
  /** The latest choice, ahead of the server. */
  const [chosen, setChosen] = useState<boolean>();
  const { send, isSending } = useSend({ failureKey: 'reminder-mine' });
  const isOn = chosen ?? mine.isOn;

  const handleSwitch = async () => {
    const wanted = !isOn;
    setChosen(wanted);
    const sent = await send(switchMine(wanted));
    if (!sent.isDone) {
      setChosen(undefined);
      return;
    }
    notify({ type: 'success', key: 'reminder-mine', message: t(wanted ? 'reminder.nowOn' : 'reminder.nowOff') });
    onChange();
  };
  return (
    <section className="k-panel">
      <h2>{formatDate({ value: date, language })}</h2>
      <p>{overview.isOn ? t('reminder.window', { from, until }) : t('reminder.companyOff')}</p>
      <p>
        {mine.status === null ? (
          mineText({ overview, isOn, t })
        ) : (
          <>
            {t('reminder.mine')} <StatusTag status={mine.status} />{' '}
            {mine.sentAt !== null && formatDateTime({ value: mine.sentAt, language })}
          </>
        )}
      </p>
      <Checkbox checked={isOn} disabled={isSending} onChange={() => void handleSwitch()}>
        {t('reminder.wanted')}
      </Checkbox>
    </section>
  );
}

type Mine = { readonly overview: ReminderOverview; readonly isOn: boolean; readonly t: TFunction<'mail'> };
/** Why there is no mail for oneself today, or not yet. */
function mineText({ overview: { isOn: isSent, moment, from, until, latest }, isOn, t }: Mine): string {
  if (!isSent || !isOn) return t('reminder.mineNone');
  if (moment === 'LATE') return t('reminder.mineLate', { from, until, latest });
  return moment === 'OVER' ? t('reminder.mineNotSent', { latest }) : t('reminder.mineNotYet');
}

/** The recipients, and the state of each one's mail today. */
function People({ overview }: { readonly overview: ReminderOverview }) {
  const { t } = useTranslation('mail');
  const { people } = overview;
  return (
    <section className="k-panel">
      <h2>{t('people.title')}</h2>
      <ReportTable
        isBlocks
        label={t('people.title')}
        columns={[
          { key: 'name', title: t('people.name'), isName: true, value: ({ name }) => name },
          { key: 'role', title: t('people.role'), value: ({ role }) => t(`role.${role}`) },
          { key: 'email', title: t('people.email'), value: ({ email }) => email },
          {
            key: 'today',
            title: t('people.today'),
            value: (person) => (
              <>
                <PersonToday person={person} isOver={overview.moment === 'OVER' || !overview.isOn} />
                {person.sentAt !== null && ` ${timeIn(person.sentAt, BUSINESS_TIME_ZONE)}`}
              </>
            ),
          },
        ]}
        rows={people}
        keyOf={({ userId }) => userId}
      />
    </section>
  );
}

type PersonTodayProps = {
  readonly person: RemindedPerson;
  /** None goes out any more today. */ readonly isOver: boolean;
};
function PersonToday({ person: { isOn, status }, isOver }: PersonTodayProps) {
  const { t } = useTranslation('mail');
  if (status !== null) return <StatusTag status={status} />;
  return (
    <Typography.Text type="secondary">
      {!isOn ? t('people.off') : isOver ? t('people.notSent') : t('people.notYet')}
    </Typography.Text>
  );
}
