import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { formatDateRange } from '../../../engine/format.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { chartPath } from '../chart-path.ts';
import type { AvailabilityAnswer, AvailabilityReason } from '../../../wire/availability.ts';

/** The resource of the records behind each reason. */
const RESOURCES: Readonly<Record<string, string>> = { TAKEN: 'reservations', BLOCKED: 'out-of-order-periods' };

/** OPS5: beside the form of a time out of order, the stays for which it would be refused, each with a link. */
export function StaysInTheWay({ config, record, typed }: PanelProps) {
  const { t } = useTranslation('tape');
  const values = useSyncExternalStore(
    (listener) => typed?.subscribe(['estateId', 'from', 'to', 'kind'], listener) ?? (() => undefined),
    () => typed?.values(),
  );
  const [estateId, from, to] = ['estateId', 'from', 'to'].map((key) => plainText(values?.[key] ?? null));
  // A minor fault leaves the home for sale.
  const isAsked = values?.['kind'] !== 'OUT_OF_SERVICE' && estateId && from && to && from < to;
  const query = isAsked && new URLSearchParams({ estateIds: estateId, checkIn: from, checkOut: to }).toString();
  const { data } = useAnswer<AvailabilityAnswer>(query ? `/availability?${query}` : undefined, {
    pause: TYPING,
    follows: Object.values(RESOURCES),
    about: estateId,
  });
  const [home] = query && data ? data.items : [];
  const found = home?.reasons.filter(({ kind, id }) => RESOURCES[kind] !== undefined && id !== record?.id) ?? [];
  if (!home || found.length === 0) return null;
  const chart = chartPath(config, { q: home.code, date: from ?? '' });
  return (
    <section className="k-panel" aria-label={t('inTheWay.title')}>
      <h2>{t('inTheWay.title')}</h2>
      <p>{t('inTheWay.hint')}</p>
      <ul>
        {found.map((reason) => (
          <li key={reason.id ?? reason.message}>
            <InTheWay reason={reason} config={config} />
          </li>
        ))}
      </ul>
      {chart !== undefined && <Link to={chart}>{t('calendar.toChart')}</Link>}
    </section>
  );
}

type InTheWayProps = { readonly reason: AvailabilityReason; readonly config: ClientConfig };

function InTheWay({ reason: { kind, id, code, from, to, message }, config }: InTheWayProps) {
  const language = useLanguage();
  const resource = config.resources[RESOURCES[kind] ?? ''];
  const path = resource && id !== undefined ? bestPath({ resource, id }) : undefined;
  if (code === undefined || from === undefined || to === undefined) return message;
  const name = `${code} · ${formatDateRange({ from, to, language })}`;
  return path === undefined ? name : <Link to={path}>{name}</Link>;
}
