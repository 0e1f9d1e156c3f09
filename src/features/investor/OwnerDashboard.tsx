import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysBetween, todayIn } from '../../domain/calendar/iso-date.ts';
import { formatDateRange, formatMoney, formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { Amount, InvestorSummary } from '../../wire/investor.ts';
import { OwnersOnly } from './OwnersOnly.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { YearTable } from './YearTable.tsx';

const NEW_STAY = '/v1/investor/owner-stays/create';

/** An owner's first look: occupancy, income, what is to be paid out, who comes next (IV1). */
export default function OwnerDashboard() {
  const { t } = useTranslation('investor');
  const [year, setYear] = useState(() => Number(todayIn(new Date()).slice(0, 4)));
  const answer = useReport<InvestorSummary>(`/investor-summary?year=${year}`, 'statements');
  const thisYear = useReport<InvestorSummary>('/investor-summary', 'statements');
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <OwnersOnly report={thisYear}>
        {(summary) => (
          <div className="k-owner">
            <Tiles summary={summary} />
            <section className="k-owner-card" aria-labelledby="owner-year">
              <header className="k-owner-head">
                <h2 id="owner-year">{t('dashboard.year', { year })}</h2>
                <span className="k-owner-steps">
                  <button type="button" className="k-control" onClick={() => setYear(year - 1)}>
                    ‹ {t('dashboard.previousYear')}
                  </button>
                  <button type="button" className="k-control" onClick={() => setYear(year + 1)}>
                    {t('dashboard.nextYear')} ›
                  </button>
                </span>
              </header>
              <OwnersOnly report={answer}>{({ months }) => <YearTable months={months} />}</OwnersOnly>
            </section>
            <NextStays summary={summary} />
          </div>
        )}
      </OwnersOnly>
    </>
  );
}

function Tiles({ summary }: { readonly summary: InvestorSummary }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const month = summary.months.find((each) => each.month === summary.today.slice(0, 7));
  const sold = month ? month.totalNights - month.ownerNights - month.closedNights : 0;
  const share = (part: number, whole: number) =>
    formatPercent({ value: whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0, language });
  return (
    <div className="k-owner-tiles">
      <section className="k-owner-tile">
        <h2>{t('dashboard.occupancy')}</h2>
        <p className="k-owner-figure">{share(month?.guestNights ?? 0, month?.totalNights ?? 0)}</p>
        {month && (
          <p className="k-owner-hint">
            {t('dashboard.formula', {
              guest: formatNumber({ value: month.guestNights, language }),
              total: formatNumber({ value: month.totalNights, language }),
              owner: month.ownerNights,
              closed: month.closedNights,
            })}{' '}
            {t('dashboard.adjusted', { percent: share(month.guestNights, sold) })}
          </p>
        )}
      </section>
      {summary.showsIncome && (
        <section className="k-owner-tile">
          <h2>{t('dashboard.income')}</h2>
          <Amounts amounts={month?.income ?? []} none={t('dashboard.noIncome')} />
          <p className="k-owner-hint">{t('dashboard.incomeHint')}</p>
        </section>
      )}
      <section className="k-owner-tile">
        <h2>{t('dashboard.balance')}</h2>
        <Amounts amounts={summary.balances} none={t('dashboard.noBalance')} />
        <p className="k-owner-hint">
          <Link to="/v1/investor/extract">{t('extract.title')}</Link> · {t('dashboard.balanceHint')}
        </p>
      </section>
      {summary.ownNights && (
        <section className="k-owner-tile">
          <h2>{t('dashboard.ownNights')}</h2>
          <p className="k-owner-figure">
            {t('dashboard.ownNightsOf', {
              left: Math.max(0, summary.ownNights.limit - summary.ownNights.taken),
              limit: summary.ownNights.limit,
            })}
          </p>
          <p className="k-owner-hint">
            {t('dashboard.ownNightsIn', { year: summary.ownNights.year })} ·{' '}
            <Link to={NEW_STAY}>{t('dashboard.askStay')}</Link>
          </p>
        </section>
      )}
    </div>
  );
}

function Amounts({ amounts, none }: { readonly amounts: readonly Amount[]; readonly none: string }) {
  const language = useLanguage();
  if (amounts.length === 0) return <p className="k-owner-figure k-owner-quiet">{none}</p>;
  return amounts.map(({ currency, amount }) => (
    <p key={currency} className="k-owner-figure">
      {formatMoney({ minor: amount, currency, language })}
    </p>
  ));
}

function NextStays({ summary: { nextStays } }: { readonly summary: InvestorSummary }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  return (
    <section className="k-owner-card" aria-labelledby="owner-next">
      <h2 id="owner-next">{t('dashboard.next')}</h2>
      {nextStays.length === 0 ? (
        <p className="k-owner-hint">{t('dashboard.noNext')}</p>
      ) : (
        <ul className="k-owner-stays">
          {nextStays.map(({ id, code, estate, checkIn, checkOut, guests, isOwners }) => (
            <li key={id}>
              <Link to={isOwners ? `/v1/investor/owner-stays/${id}` : `/v1/investor/reservations/${id}`}>{code}</Link>
              <span>{estate}</span>
              <span>{formatDateRange({ from: checkIn, to: checkOut, language })}</span>
              <span className="k-owner-hint">
                {isOwners ? t('dashboard.own') : t('dashboard.guests', { count: guests })} ·{' '}
                {formatNumber({ value: daysBetween(checkIn, checkOut), language })} {t('dashboard.nightsShort')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
