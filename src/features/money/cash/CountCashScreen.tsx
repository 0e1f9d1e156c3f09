import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { AccountBalances } from '../../../wire/money.ts';
import { CountForm } from './CountForm.tsx';
import './cash.css';

/** Counting a cash desk, standing at the drawer. Needs the `EngineProvider` of the counts. */
export default function CountCashScreen() {
  const { t } = useTranslation('cash');
  const { config, resource } = useEngine();
  const [search, setSearch] = useSearchParams();
  const answer = useAnswer<AccountBalances>('/accounts/balances', { follows: ['payments', resource.name] });
  const asked = search.get('accountId') ?? '';
  return (
    <>
      <PageHead title={t('title')} />
      <Answered answer={answer} failed={t('failed')} rows={8}>
        {({ items }) => {
          const desks = items.filter(({ kind, isActive }) => kind === 'CASH_DESK' && isActive);
          const desk = desks.find(({ id }) => id === asked) ?? (asked === '' ? desks[0] : undefined);
          if (!desk) return <Alert type="info" showIcon message={t('noDesk')} />;
          return (
            <div className="k-cash" style={{ maxWidth: 860 }}>
              <Choice
                label={t('desk')}
                value={desk.id}
                options={desks.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => setSearch({ accountId: id }, { replace: true })}
              />
              <CountForm key={desk.id} desk={desk} accounts={config.resources['accounts']} onStale={answer.refresh} />
            </div>
          );
        }}
      </Answered>
    </>
  );
}
