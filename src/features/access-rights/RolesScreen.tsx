import Typography from 'antd/es/typography';
import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { RightsChange, RightsMatrix } from '../../config/rights/shapes.ts';
import { fold } from '../../domain/text/fold.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Filters } from '../../engine/report/Filters.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { RightsHistoryPanel } from './RightsHistoryPanel.tsx';
import { type Cell, Matrix } from './Matrix.tsx';
import { RightsDrawer } from './RightsDrawer.tsx';
import { RightsSaveBar } from './RightsSaveBar.tsx';
import { ViewAs } from './ViewAs.tsx';
import './access-rights.css';
import { Search } from '../../ui/Search.tsx';

/** Narrower screens show one role at a time. */
const WIDE = '(min-width: 900px)';

/** Role × resource × action × field group, with the reasons, and a way to change them. */
export function RolesScreen() {
  const { t } = useTranslation('access-rights');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') ?? 'matrix';
  const answer = useAnswer<RightsMatrix>('/access-rights');
  const { data, refresh } = answer;
  return (
    <div className="k-stack k-rights">
      <PageHead title={t('title')} actions={data && <ViewAs roles={data.roles} chosen={search.get('role')} />} />
      <Answered rows={10} answer={answer}>
        {(matrix) => (
          <Tabs
            label={t('title')}
            active={tab}
            onChange={(key) => {
              search.set('tab', key);
              setSearch(search, { replace: true });
            }}
            tabs={[
              { key: 'matrix', label: t('tabs.matrix'), content: <Rights matrix={matrix} onChange={refresh} /> },
              {
                key: 'history',
                label: t('tabs.history'),
                content: <RightsHistoryPanel matrix={matrix} onChange={refresh} />,
              },
            ]}
          />
        )}
      </Answered>
    </div>
  );
}

type RightsProps = { readonly matrix: RightsMatrix; readonly onChange: () => void };

function Rights({ matrix, onChange }: RightsProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const isWide = useMedia(WIDE);
  const [search, setSearch] = useSearchParams();
  const [unsaved, setUnsaved] = useState<readonly RightsChange[]>([]);
  const [open, setOpen] = useState<Cell>();
  const { setWarnWhen } = useWarnAboutChange();
  const isDirty = unsaved.length > 0;
  useEffect(() => {
    setWarnWhen(isDirty);
    return () => setWarnWhen(false);
  }, [isDirty, setWarnWhen]);
  const q = search.get('q') ?? '';
  const asked = matrix.roles.find(({ name }) => name === search.get('role'));
  const first = matrix.roles[0];
  const only = asked ?? (isWide ? undefined : first);
  const roles = only ? [only] : matrix.roles;
  const words = fold(q.trim());
  const entries = matrix.entries.filter(({ label, name }) => fold(`${text(label)} ${name}`).includes(words));
  const shown = open && matrix.entries.find(({ name }) => name === open.entry);
  const ask = (key: string, value: string) => {
    if (value === '') search.delete(key);
    else search.set(key, value);
    setSearch(search, { replace: true });
  };
  // Placed inside an open drawer, because nothing behind it can be reached.
  const bar = (
    <RightsSaveBar
      matrix={matrix}
      unsaved={unsaved}
      onDrop={() => setUnsaved([])}
      onSaved={() => {
        setUnsaved([]);
        onChange();
      }}
    />
  );
  return (
    <>
      <Filters label={t('tabs.matrix')}>
        <Choice
          label={t('filter.role')}
          value={only?.name ?? ''}
          options={[
            ...(isWide ? [{ value: '', label: t('filter.allRoles') }] : []),
            ...matrix.roles.map(({ name, label }) => ({ value: name, label: text(label) })),
          ]}
          onChange={(role) => ask('role', role)}
        />
        <Search label={t('filter.resource')} value={q} onChange={(text) => ask('q', text)} />
        <Typography.Text type="secondary">
          ✓ {t('legend.all')} · ◐ {t('legend.some')} · {t('legend.own')} · – {t('legend.no')}
        </Typography.Text>
      </Filters>
      {!shown && bar}
      {entries.length === 0 ? (
        <Notice kind="empty" title={t('none')} />
      ) : (
        <Matrix entries={entries} roles={roles} unsaved={unsaved} onOpen={setOpen} />
      )}
      {open && shown && (
        <RightsDrawer
          entry={shown}
          role={open.role}
          roleLabel={text(matrix.roles.find(({ name }) => name === open.role)?.label)}
          mayEdit={matrix.mayEdit}
          unsaved={unsaved}
          onTick={setUnsaved}
          footer={isDirty ? bar : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
