import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import type { RenamePreview } from '../../wire/setting.ts';
import { Asked } from './Asked.tsx';

type FormerValuesProps = { readonly former: NonNullable<Finding['kept']> };

/** What would become of values under a former name, and of which records: asked for when somebody opens it. */
export function FormerValues({ former }: FormerValuesProps) {
  const { t } = useTranslation('setting');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="k-setting-kept" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('config.kept.show')}</summary>
      {isOpen && <Samples former={former} />}
    </details>
  );
}

function Samples({ former }: FormerValuesProps) {
  const { t, i18n } = useTranslation('setting');
  const [to, setTo] = useState<string>();
  const search = new URLSearchParams({ ...former, ...(to !== undefined && { to }) });
  const query = useQuery({
    queryKey: ['kept', search.toString(), i18n.language],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await request<RenamePreview>({ path: `/settings/kept?${search.toString()}`, signal })).data,
  });
  const found = query.data;
  return (
    <Asked isLoading={query.isLoading} failure={query.error?.message} retry={() => void query.refetch()}>
      {found && found.targets.length > 0 && (
        <p className="k-controls">
          <label>
            {t(former.value === undefined ? 'config.kept.asField' : 'config.kept.asValue')}
            <select value={found.to ?? ''} onChange={(event) => setTo(event.target.value)}>
              {found.to === null && <option value="">–</option>}
              {found.targets.map(({ name, label, count }) => (
                <option key={name} value={name}>
                  {`${label} (${count})`}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {found && (
        <>
          <p>
            {t('config.kept.count', { count: found.count })}
            {found.left > 0 && ` ${t('config.kept.left', { count: found.left })}`}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('config.kept.record')}</th>
                <th scope="col">{t('config.kept.now')}</th>
                <th scope="col">{t('config.kept.then')}</th>
              </tr>
            </thead>
            <tbody>
              {found.samples.map(({ id, title, from, to: then, problem }) => (
                <tr key={id}>
                  <td>{title}</td>
                  <td>{from}</td>
                  <td>{problem === undefined ? (then ?? '–') : t('config.kept.stays', { reason: problem })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="k-setting-muted">
            {t(former.name === undefined ? 'config.kept.undo' : 'config.kept.undoName')}
          </p>
        </>
      )}
    </Asked>
  );
}
