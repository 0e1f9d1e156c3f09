import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { Link } from 'react-router';
import { Pairs } from '../../ui/Pairs.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { AutomationOverview } from '../../wire/automations.ts';
import { conditionWords, effectWords, resourceWords, whenWords, type Wording } from './words.ts';

type RuleViewProps = {
  readonly rule: AutomationOverview;
  readonly wording: Wording;
  readonly onTry: () => void;
};

const COLORS = { done: 'green', skipped: 'gold', failed: 'red' } as const;
const OUTCOMES = ['done', 'skipped', 'failed'] as const;

/** A rule: its trigger, condition and effects, and its number of runs in the last seven days. */
export function RuleView({ rule, wording, onTry }: RuleViewProps) {
  const { t, text, config } = wording;
  const resource = config.resources[rule.resource];
  const counted = OUTCOMES.filter((outcome) => rule.runs[outcome] > 0);
  const pairs = [
    { key: 'when', label: t('part.when'), value: whenWords(wording, resource, rule.when) },
    ...(rule.if ? [{ key: 'if', label: t('part.if'), value: conditionWords(wording, resource, rule.if) }] : []),
    {
      key: 'then',
      label: t('part.then'),
      value: rule.then.map((effect) => effectWords(wording, resource, effect)).join('; '),
    },
  ];
  return (
    <Flex vertical gap="small" component="article" aria-label={text(rule.label)} style={{ inlineSize: '100%' }}>
      <Flex wrap gap="4px 12px" align="center">
        <Tag color={rule.isOff ? 'default' : 'green'}>{t(rule.isOff ? 'off' : 'on')}</Tag>
        <strong>{text(rule.label)}</strong>
        {resource ? (
          <Link to={resource.routes.list}>{text(resource.label)}</Link>
        ) : (
          <span>{resourceWords(wording, rule.resource)}</span>
        )}
        <Button size="small" style={{ marginInlineStart: 'auto' }} onClick={onTry}>
          {t('try')}
        </Button>
      </Flex>
      <Pairs pairs={pairs} />
      <Flex wrap gap="4px 12px" align="center">
        <Typography.Text type="secondary">{t('lastDays')}</Typography.Text>
        {counted.length === 0 && <Typography.Text type="secondary">{t('noRuns')}</Typography.Text>}
        {counted.map((outcome) => (
          <Tag key={outcome} color={COLORS[outcome]}>
            {t(`runs.${outcome}`, { count: rule.runs[outcome] })}
          </Tag>
        ))}
        <Typography.Text type="secondary">
          <code>
            {rule.file} · {rule.name}
          </code>
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
