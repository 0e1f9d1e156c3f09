import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { callsLike, type DescribedCall, groupsOf } from './described-calls.ts';
import { MethodTag } from './MethodTag.tsx';
import { Search } from '../../ui/Search.tsx';

/** Max groups that open at once during a search. */
const OPEN = 5;

type CallListProps = { readonly calls: readonly DescribedCall[]; readonly chosen: DescribedCall | undefined };

/** All calls by tag, with a search. */
export function CallList({ calls, chosen }: CallListProps) {
  const { t } = useTranslation('api');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const groups = groupsOf(callsLike(calls, typed), language);
  const isSearched = typed.trim() !== '';
  const open = isSearched ? groups.slice(0, OPEN).map(({ tag }) => tag) : chosen ? [chosen.tag] : [];
  return (
    <Flex vertical gap="middle">
      <Search label={t('search')} value={typed} onChange={setTyped} />
      {groups.length === 0 && <span role="status">{t('none')}</span>}
      <Collapse
        // Another search resets its state.
        key={typed}
        size="small"
        defaultActiveKey={open}
        items={groups.map(({ tag, about, calls: own }) => ({
          key: tag,
          label: (
            <>
              {about} ({own.length}) {about !== tag && <span className="k-muted">{tag}</span>}
            </>
          ),
          children: (
            <List
              size="small"
              dataSource={[...own]}
              rowKey="id"
              renderItem={(call) => (
                <List.Item>
                  <Link
                    to={`?${new URLSearchParams({ call: call.id }).toString()}`}
                    aria-current={call.id === chosen?.id ? 'true' : undefined}
                  >
                    <MethodTag method={call.method} /> {call.summary}
                    {call.summary !== call.path && <div className="k-muted k-break">{call.path}</div>}
                  </Link>
                </List.Item>
              )}
            />
          ),
        }))}
      />
    </Flex>
  );
}
