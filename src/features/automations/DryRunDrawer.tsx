import Typography from 'antd/es/typography';
import { Link } from 'react-router';
import { formatDateTime } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { ScrollTable } from '../../ui/ScrollTable.tsx';
import type { AutomationOverview, DryEffect, DryRunAnswer } from '../../wire/automations.ts';
import { pathWords, resourceWords, type Wording } from './words.ts';

type DryRunDrawerProps = {
  readonly rule: AutomationOverview;
  readonly wording: Wording;
  readonly onClose: () => void;
};
const DAYS = 7;

/** The runs a rule would have had in the last week, whether or not it is on. Writes nothing. */
export function DryRunDrawer({ rule, wording, onClose }: DryRunDrawerProps) {
  const { t, text, language } = wording;
  const body = { resource: rule.resource, name: rule.name, days: DAYS };
  const answer = useAnswer<DryRunAnswer>({ path: '/automations/dry-run', body });
  const label = t('dry.title', { rule: text(rule.label) });
  const at = (value: string) => formatDateTime({ value, language });
  return (
    <Drawer title={label} onClose={onClose} width={760}>
      <Answered answer={answer}>
        {({ items, total, since }) => (
          <>
            <Typography.Paragraph>
              {t('dry.count', { count: total })} {t('dry.since', { since: at(since) })}
              {total > items.length && ` ${t('dry.shown', { count: items.length })}`}
            </Typography.Paragraph>
            <Typography.Paragraph type="secondary">{t('dry.note')}</Typography.Paragraph>
            <ScrollTable
              label={label}
              dataSource={[...items]}
              rowKey={(run) => `${run.recordId} ${run.at}`}
              locale={{ emptyText: t('dry.none') }}
              columns={[
                { key: 'at', title: t('dry.at'), render: (_, run) => at(run.at) },
                {
                  key: 'record',
                  title: t('dry.record'),
                  render: (_, run) => (run.link === null ? run.title : <Link to={run.link}>{run.title}</Link>),
                },
                {
                  key: 'effects',
                  title: t('part.then'),
                  onCell: () => ({ style: { overflowWrap: 'anywhere' } }),
                  render: (_, run) =>
                    run.effects.map((effect, index) => <div key={index}>{dryWords(wording, rule, effect)}</div>),
                },
              ]}
            />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function dryWords(wording: Wording, rule: AutomationOverview, { kind, what }: DryEffect): string {
  const { t, config } = wording;
  if (kind === 'send') return what === null ? t('dry.noAddress') : t('dry.send', { to: what });
  if (kind === 'call') return t('then.call', { webhook: what ?? '' });
  const names = (what ?? '').split(', ');
  if (kind === 'set') {
    const fields = names.map((name) => pathWords(wording, config.resources[rule.resource], name)).join(', ');
    return t('then.set', { fields });
  }
  if (kind === 'create') return t('then.create', { resource: resourceWords(wording, what ?? '') });
  return t('then.notify', { roles: what ?? '' });
}
