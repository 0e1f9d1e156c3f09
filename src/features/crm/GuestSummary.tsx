import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatMoney } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CrmConsent, CrmSummary } from '../../wire/crm.ts';
import '../../ui/control.css';
import './crm.css';

const TONES: Readonly<Record<string, string>> = { GUEST: 'green', LEAD: 'blue' };

/** Who a guest or lead is to the company: stays, spend by currency, consents, and whether the record is there twice. */
export function GuestSummary({ record, resource }: PanelProps) {
  const { t } = useTranslation('crm');
  const language = useLanguage();
  const id = record?.id;
  const { data, failure, refresh } = useAnswer<CrmSummary>(
    id === undefined ? undefined : `/crm/summary/${encodeURIComponent(id)}`,
    { follows: ['guests', 'reservations', 'stay-guests'], about: id },
  );
  if (id === undefined) return null;
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} text={failure.message}>
        <button type="button" className="k-control" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <Skeleton rows={3} label={t('loading')} />;
  const date = (value: string | null) => (value === null ? t('summary.none') : formatDate({ value, language }));
  const facts = [
    { key: 'stays', value: data.along > 0 ? `${data.stays} + ${data.along} ${t('summary.along')}` : data.stays },
    { key: 'nights', value: data.nights },
    { key: 'cancelled', value: data.cancelled },
    { key: 'first', value: date(data.firstStayAt) },
    { key: 'last', value: date(data.lastStayAt) },
    { key: 'next', value: date(data.nextStayAt) },
  ];
  return (
    <div className="k-crm">
      {data.mergedInto && (
        <p className="k-crm-note">
          {t('summary.mergedInto')}{' '}
          <Link to={recordPath({ resource, to: 'show', id: data.mergedInto.id })}>{data.mergedInto.name}</Link>
        </p>
      )}
      {(data.duplicates ?? 0) > 0 && (
        <p className="k-crm-note">
          {t('summary.duplicates', { count: data.duplicates ?? 0 })}{' '}
          <Link to={`/v1/users/crm/duplicates?of=${encodeURIComponent(id)}`}>{t('summary.toDuplicates')}</Link>
        </p>
      )}
      <ul className="k-crm-tiles">
        <li>
          <Tag color={TONES[data.kind]}>{t(`summary.kind.${data.kind}`)}</Tag>
        </li>
        {facts.map(({ key, value }) => (
          <li key={key}>
            <span>{t(`summary.${key}`)}</span>
            <strong>{value}</strong>
          </li>
        ))}
        {data.spend?.map(({ currency, total, paid, remaining, nights }) => {
          const money = (minor: number) => formatMoney({ minor, currency, language });
          return (
            <li key={currency}>
              <span>
                {t('summary.spend')} · {t('summary.nightsIn', { count: nights })}
              </span>
              <strong>{money(total)}</strong>
              <small>
                {t('summary.paid', { amount: money(paid) })}
                {remaining !== 0 && ` · ${t('summary.open', { amount: money(remaining) })}`}
              </small>
            </li>
          );
        })}
      </ul>
      {data.consents && <Consents consents={data.consents} />}
    </div>
  );
}

/** WB1: to what the person agreed, by what way, when and to which text. */
function Consents({ consents }: { readonly consents: readonly CrmConsent[] }) {
  const { t } = useTranslation('crm');
  const language = useLanguage();
  return (
    <section aria-label={t('summary.consents')}>
      <h3>{t('summary.consents')}</h3>
      {consents.length === 0 && <p className="k-crm-muted">{t('summary.noConsent')}</p>}
      <ul className="k-crm-plain">
        {consents.map(({ status, at, source, textVersion }) => {
          const parts = [
            t('summary.consent', { status: t(`summary.status.${status}`, { defaultValue: status }) }),
            ...(at === null ? [] : [t('summary.consentAt', { when: formatDateTime({ value: at, language }) })]),
            ...(source === null ? [] : [t('summary.consentSource', { source })]),
            ...(textVersion === null ? [] : [t('summary.consentText', { version: textVersion })]),
          ];
          return <li key={parts.join()}>{parts.join(' · ')}</li>;
        })}
      </ul>
    </section>
  );
}
