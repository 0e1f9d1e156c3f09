import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import type { RenamePreview } from '../../wire/setting.ts';
import { answerOf } from '../../engine/resource/answer-of.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { Choice } from '../../ui/Choice.tsx';

type FormerValuesProps = { readonly former: NonNullable<Finding['kept']> };

/** The effect on values under a former name, and their records: loaded when opened. */
export function FormerValues({ former }: FormerValuesProps) {
  const { t } = useTranslation('setting');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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
  return (
    <Answered answer={answerOf(query)}>
      {(found) => (
        <>
          {found.targets.length > 0 && (
            <Choice
              label={t(former.value === undefined ? 'config.kept.asField' : 'config.kept.asValue')}
              value={found.to ?? undefined}
              options={found.targets.map(({ name, label, count }) => ({ value: name, label: `${label} (${count})` }))}
              onChange={setTo}
            />
          )}
          <p>
            {t('config.kept.count', { count: found.count })}
            {found.left > 0 && ` ${t('config.kept.left', { count: found.left })}`}
          </p>
          <ReportTable
            isBlocks
            label={t('config.kept.show')}
            columns={[
              { key: 'record', title: t('config.kept.record'), isName: true, value: ({ title }) => title },
              { key: 'now', title: t('config.kept.now'), value: ({ from }) => from },
              {
                key: 'then',
                title: t('config.kept.then'),
                value: ({ to: then, problem }) =>
                  problem === undefined ? (then ?? '–') : t('config.kept.stays', { reason: problem }),
              },
            ]}
            rows={found.samples}
            keyOf={({ id }) => id}
          />
          <Typography.Text type="secondary">
            {t(former.name === undefined ? 'config.kept.undo' : 'config.kept.undoName')}
          </Typography.Text>
        </>
      )}
    </Answered>
  );
}
