import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../config/types.ts';
import { FieldValue } from '../../engine/fields/displays.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { Pairs } from '../../ui/Pairs.tsx';

type StayDepositProps = { readonly config: ClientConfig; readonly record: Row };
const SUMS = ['held', 'withheld', 'refunded'] as const;

/** On a reservation's page: the state of its deposit, with a link; empty if none is required (PA2). */
export function StayDeposit({ config, record }: StayDepositProps) {
  const { t } = useTranslation('money');
  const text = useText();
  const deposits = config.resources['security-deposits'];
  const isListed = deposits?.can.includes('list') === true;
  const { result } = useList<Row & { id: string }>({
    resource: 'security-deposits',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'reservationId', operator: 'eq', value: record.id }],
    errorNotification: false,
    queryOptions: { enabled: isListed, placeholderData: (previous) => previous },
  });
  const [deposit] = result.data;
  if (!deposits || !deposit) return null;
  const isOpen = deposit['state'] === 'REQUIRED';
  const shown = ['state', ...(isOpen ? ['required'] : []), ...SUMS.filter((name) => Number(deposit[name] ?? 0) > 0)];
  const path = bestPath({ resource: deposits, id: deposit.id });
  return (
    <>
      <h2>{t('deposit.title')}</h2>
      <Pairs
        pairs={shown
          .flatMap((name) => deposits.fields[name] ?? [])
          .map((field) => ({
            key: field.name,
            label: text(field.label),
            value: <FieldValue field={field} record={deposit} />,
          }))}
      />
      {path !== undefined && <Link to={path}>{t('deposit.open')}</Link>}
    </>
  );
}
