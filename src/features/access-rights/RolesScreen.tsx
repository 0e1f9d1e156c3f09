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
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { History } from './History.tsx';
import { type Cell, Matrix } from './Matrix.tsx';
import { RightsDrawer } from './RightsDrawer.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ViewAs } from './ViewAs.tsx';
import '../../ui/control.css';
import './access-rights.css';

/** Below it one role at a time is shown. */
const WIDE = '(min-width: 900px)';

/** Role × resource × action × field group, why it is so, and how it is changed. */
export function RolesScreen() {
  const { t } = useTranslation('access-rights');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') ?? 'matrix';
  const { data, failure, refresh } = useAnswer<RightsMatrix>('/access-rights');
  return (
    <div className="k-rights">
      <PageHead title={t('title')} actions={data && <ViewAs roles={data.roles} chosen={search.get('role')} />} />
      {failure && (
        <Notice kind="error" title={t('failed')} text={failure.message}>
          <button type="button" className="k-control" onClick={refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!data && !failure && <Skeleton rows={10} label={t('loading')} />}
      {data && (
        <Tabs
          label={t('title')}
          active={tab}
          onChange={(key) => {
            search.set('tab', key);
            setSearch(search, { replace: true });
          }}
          tabs={[
            { key: 'matrix', label: t('tabs.matrix'), content: <Rights matrix={data} onChange={refresh} /> },
            { key: 'history', label: t('tabs.history'), content: <History matrix={data} onChange={refresh} /> },
          ]}
        />
      )}
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
  return (
    <>
      <div className="k-rights-filters k-controls">
        <label>
          {t('filter.role')}
          <select value={only?.name ?? ''} onChange={(event) => ask('role', event.target.value)}>
            {isWide && <option value="">{t('filter.allRoles')}</option>}
            {matrix.roles.map(({ name, label }) => (
              <option key={name} value={name}>
                {text(label)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('filter.resource')}
          <input type="search" value={q} onChange={(event) => ask('q', event.target.value)} />
        </label>
        <p className="k-rights-legend">
          <span>✓ {t('legend.all')}</span> <span>◐ {t('legend.some')}</span> <span>{t('legend.own')}</span>{' '}
          <span>– {t('legend.no')}</span>
        </p>
      </div>
      <SaveBar
        matrix={matrix}
        unsaved={unsaved}
        onDrop={() => setUnsaved([])}
        onSaved={() => {
          setUnsaved([]);
          onChange();
        }}
      />
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
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
