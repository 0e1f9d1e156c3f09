import { useList } from '@refinedev/core';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, ClientResource, Row } from '../../../config/types.ts';
import { formatDateTime, formatMoney } from '../../../engine/format.ts';
import { textIn } from '../../../engine/resource/text-in.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { AccountBalances } from '../../../wire/money.ts';

type CashDeskProps = { readonly config: ClientConfig; readonly record: Row };

/** On a cash desk's page: its balance by the books, its last count, and a link to count it. */
export function CashDesk({ config, record }: CashDeskProps) {
  const counts = config.resources['cash-counts'];
  if (!counts?.can.includes('list') || record['kind'] !== 'CASH_DESK') return null;
  return <Drawer counts={counts} record={record} />;
}

function Drawer({ counts, record }: { readonly counts: ClientResource; readonly record: Row }) {
  const { t } = useTranslation('cash');
  const language = useLanguage();
  const currency = textIn(record, 'currency');
  const { data } = useAnswer<AccountBalances>('/accounts/balances', { follows: ['payments', counts.name] });
  const balance = data?.items.find(({ id }) => id === record.id)?.balance;
  const { result } = useList<Row & { id: string }>({
    resource: counts.name,
    filters: [{ field: 'accountId', operator: 'eq', value: record.id }],
    sorters: [{ field: 'countedAt', order: 'desc' }],
    pagination: { mode: 'server', currentPage: 1, pageSize: 1 },
    errorNotification: false,
  });
  const [last] = result.data;
  const to = `${counts.routes.create}?${new URLSearchParams({ accountId: record.id }).toString()}`;
  return (
    <Flex wrap gap="12px 32px" align="center" justify="space-between">
      <Flex vertical>
        <Statistic
          title={t('inTheDesk')}
          valueRender={() => (balance === undefined ? '–' : formatMoney({ minor: balance, currency, language }))}
        />
        <Typography.Text type="secondary">{last ? lastText(last) : t('never')}</Typography.Text>
      </Flex>
      {counts.can.includes('create') && record['isActive'] !== false && (
        <Link to={to}>
          <Button type="primary" tabIndex={-1} icon={<Icon name="CalculatorOutlined" />}>
            {t('title')}
          </Button>
        </Link>
      )}
    </Flex>
  );

  function lastText(count: Row): string {
    const by = typeof count['difference'] === 'number' ? count['difference'] : 0;
    const at = formatDateTime({ value: textIn(count, 'countedAt'), language });
    const who = textIn(count, 'countedBy');
    const amount = formatMoney({ minor: Math.abs(by), currency, language });
    return t(by === 0 ? 'last.equal' : by < 0 ? 'last.short' : 'last.over', { at, who, amount });
  }
}
