import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysBetween, todayIn } from '../../domain/calendar/iso-date.ts';
import { formatDateRange, formatNumber, formatPercent } from '../../engine/format.ts';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { YearChoice } from '../../engine/report/YearChoice.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { Amounts, InvestorSummary } from '../../wire/investor.ts';
import { AmountParts, AmountsText } from './AmountsText.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { YearTable } from './YearTable.tsx';

const NEW_STAY = '/v1/investor/owner-stays/create';

/** An owner's start page: occupancy, income, the payout, the next guests (IV1). */
export default function OwnerDashboard() {
  const { t } = useTranslation('investor');
  const [year, setYear] = useState(() => Number(todayIn(new Date()).slice(0, 4)));
  const answer = useReport<InvestorSummary>(`/investor-summary?year=${year}`, 'statements');
  const thisYear = useReport<InvestorSummary>('/investor-summary', 'statements');
  const title = t('dashboard.year', { year });
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <OwnersOnly report={thisYear}>
        {(summary) => (
          <>
            <Figures summary={summary} />
            <section className="k-panel" aria-label={title}>
              <Flex wrap gap="small" justify="space-between" align="baseline">
                <Flex vertical>
                  <h2>{title}</h2>
                  {answer.data && <AmountParts amounts={answer.data.income} />}
                </Flex>
                <YearChoice year={year} onChange={setYear} />
              </Flex>
              <OwnersOnly report={answer}>
                {({ months, income }) => <YearTable label={title} months={months} income={income} />}
              </OwnersOnly>
            </section>
            <NextStays summary={summary} />
          </>
        )}
      </OwnersOnly>
    </>
  );
}

function Figures({ summary }: { readonly summary: InvestorSummary }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const { today, months, showsIncome, balances, ownNights } = summary;
  const month = months.find((each) => each.month === today.slice(0, 7));
  const sold = month ? month.totalNights - month.ownerNights - month.closedNights : 0;
  const share = (part: number, whole: number) =>
    formatPercent({ value: whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0, language });
  const amounts = (shown: Amounts | undefined, none: string) =>
    !shown || shown.of.length === 0 ? none : <AmountsText amounts={shown} />;
  const amountParts = (shown: Amounts | undefined) => shown?.inOne && <AmountParts amounts={shown} />;
  return (
    <ReportTiles
      tiles={[
        {
          key: 'occupancy',
          title: t('dashboard.occupancy'),
          value: share(month?.guestNights ?? 0, month?.totalNights ?? 0),
          more: month && (
            <>
              {t('dashboard.formula', {
                guest: formatNumber({ value: month.guestNights, language }),
                total: formatNumber({ value: month.totalNights, language }),
                owner: month.ownerNights,
                closed: month.closedNights,
              })}{' '}
              {t('dashboard.adjusted', { percent: share(month.guestNights, sold) })}
            </>
          ),
        },
        ...(showsIncome
          ? [
              {
                key: 'income',
                title: t('dashboard.income'),
                value: amounts(month?.income, t('dashboard.noIncome')),
                more: (
                  <>
                    {amountParts(month?.income)} {t('dashboard.incomeHint')}
                  </>
                ),
              },
            ]
          : []),
        {
          key: 'balance',
          title: t('dashboard.balance'),
          value: amounts(balances, t('dashboard.noBalance')),
          more: (
            <>
              {amountParts(balances)} <Link to="/v1/investor/extract">{t('extract.title')}</Link> ·{' '}
              {t('dashboard.balanceHint')}
            </>
          ),
        },
        ...(ownNights
          ? [
              {
                key: 'ownNights',
                title: t('dashboard.ownNights'),
                value: t('dashboard.ownNightsOf', {
                  left: Math.max(0, ownNights.limit - ownNights.taken),
                  limit: ownNights.limit,
                }),
                more: (
                  <>
                    {t('dashboard.ownNightsIn', { year: ownNights.year })} ·{' '}
                    <Link to={NEW_STAY}>{t('dashboard.askStay')}</Link>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function NextStays({ summary: { nextStays } }: { readonly summary: InvestorSummary }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  return (
    <section className="k-panel" aria-label={t('dashboard.next')}>
      <h2>{t('dashboard.next')}</h2>
      {nextStays.length === 0 ? (
        <Typography.Text type="secondary">{t('dashboard.noNext')}</Typography.Text>
      ) : (
        <List
          size="small"
          dataSource={[...nextStays]}
          rowKey="id"
          renderItem={({ id, code, estate, checkIn, checkOut, guests, isOwners }) => (
            <List.Item>
              <Flex wrap gap="2px 16px">
                <Link to={isOwners ? `/v1/investor/owner-stays/${id}` : `/v1/investor/reservations/${id}`}>
                  {estate}
                </Link>
                <span>{formatDateRange({ from: checkIn, to: checkOut, language })}</span>
                <Typography.Text type="secondary">
                  {isOwners ? t('dashboard.own') : t('dashboard.guests', { count: guests })} ·{' '}
                  {formatNumber({ value: daysBetween(checkIn, checkOut), language })} {t('dashboard.nightsShort')} ·{' '}
                  {code}
                </Typography.Text>
              </Flex>
            </List.Item>
          )}
        />
      )}
    </section>
  );
}
