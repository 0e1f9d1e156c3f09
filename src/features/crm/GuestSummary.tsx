import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatMoney } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CrmConsent, CrmSummary } from '../../wire/crm.ts';

const TONES: Readonly<Record<string, string>> = { GUEST: 'green', LEAD: 'blue' };

/** A guest's or lead's summary: stays, spend by currency, consents, and possible duplicates. */
export function GuestSummary({ record, resource }: PanelProps) {
  const { t } = useTranslation('crm');
  const language = useLanguage();
  const id = record?.id;
  const answer = useAnswer<CrmSummary>(id === undefined ? undefined : `/crm/summary/${encodeURIComponent(id)}`, {
    follows: ['guests', 'reservations', 'stay-guests'],
    about: id,
  });
  if (id === undefined) return null;
  const date = (value: string | null) => (value === null ? t('summary.none') : formatDate({ value, language }));
  return (
    <Answered answer={answer} failed={t('failed')}>
      {(data) => (
        <Flex vertical gap={12}>
          {data.mergedInto && (
            <Alert
              role="presentation"
              type="warning"
              message={
                <>
                  {t('summary.mergedInto')}{' '}
                  <Link to={recordPath({ resource, to: 'show', id: data.mergedInto.id })}>{data.mergedInto.name}</Link>
                </>
              }
            />
          )}
          {(data.duplicates ?? 0) > 0 && (
            <Alert
              role="presentation"
              type="warning"
              message={
                <>
                  {t('summary.duplicates', { count: data.duplicates ?? 0 })}{' '}
                  <Link to={`/v1/users/crm/duplicates?of=${encodeURIComponent(id)}`}>{t('summary.toDuplicates')}</Link>
                </>
              }
            />
          )}
          <span>
            <Tag color={TONES[data.kind]}>{t(`summary.kind.${data.kind}`)}</Tag>
          </span>
          <Pairs
            pairs={[
              {
                key: 'stays',
                value: data.along > 0 ? `${data.stays} + ${data.along} ${t('summary.along')}` : data.stays,
              },
              { key: 'nights', value: data.nights },
              { key: 'cancelled', value: data.cancelled },
              { key: 'first', value: date(data.firstStayAt) },
              { key: 'last', value: date(data.lastStayAt) },
              { key: 'next', value: date(data.nextStayAt) },
            ].map(({ key, value }) => ({ key, label: t(`summary.${key}`), value }))}
          />
          <Pairs
            pairs={(data.spend ?? []).map(({ currency, total, paid, remaining, nights }) => {
              const money = (minor: number) => formatMoney({ minor, currency, language });
              return {
                key: currency,
                label: `${t('summary.spend')} · ${t('summary.nightsIn', { count: nights })}`,
                value: (
                  <>
                    <strong>{money(total)}</strong>{' '}
                    <small className="k-muted">
                      {t('summary.paid', { amount: money(paid) })}
                      {remaining !== 0 && ` · ${t('summary.open', { amount: money(remaining) })}`}
                    </small>
                  </>
                ),
              };
            })}
          />
          {data.consents && <Consents consents={data.consents} />}
        </Flex>
      )}
    </Answered>
  );
}

/** WB1: the person's consents, with way, time and text. */
function Consents({ consents }: { readonly consents: readonly CrmConsent[] }) {
  const { t } = useTranslation('crm');
  const language = useLanguage();
  return (
    <section aria-label={t('summary.consents')}>
      <h3>{t('summary.consents')}</h3>
      {consents.length === 0 && <p className="k-muted">{t('summary.noConsent')}</p>}
      <Rows>
        {consents.map(({ status, at, source, textVersion }) => {
          const parts = [
            t('summary.consent', { status: t(`summary.status.${status}`, { defaultValue: status }) }),
            ...(at === null ? [] : [t('summary.consentAt', { when: formatDateTime({ value: at, language }) })]),
            ...(source === null ? [] : [t('summary.consentSource', { source })]),
            ...(textVersion === null ? [] : [t('summary.consentText', { version: textVersion })]),
          ];
          return <li key={parts.join()}>{parts.join(' · ')}</li>;
        })}
      </Rows>
    </section>
  );
}
