import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Input from 'antd/es/input';
import List from 'antd/es/list';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuEntries } from '../../engine/menu.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { can } from '../../providers/access.ts';
import { useClientConfig } from '../../providers/config.ts';
import type { AbilityRule } from '../../config/access.ts';
import { abilityRules, sessionUser } from '../../providers/session.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import './access-rights.css';

/**
 * The signed-in person's rights: the stored rules in words, the screens they may open, and a form for further
 * questions.
 */
export function AccessControl() {
  const { t } = useTranslation('access-rights');
  const user = sessionUser();
  const rules = abilityRules();
  const role = user ? t(`common:role.${user.role}`, { defaultValue: user.role }) : '';
  return (
    <>
      <PageHead title={t('overview.title')} />
      <Typography.Paragraph type="secondary">
        {t('overview.lead', { name: user?.fullName ?? '', role })}
      </Typography.Paragraph>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <section className="k-panel" aria-labelledby="acl-rules">
            <h2 id="acl-rules">{t('overview.rules')}</h2>
            <List
              size="small"
              dataSource={[...rules]}
              renderItem={(rule) => (
                <List.Item
                  extra={
                    <code>
                      {rule.action} · {rule.subject}
                    </code>
                  }
                >
                  <RuleText rule={rule} />
                </List.Item>
              )}
            />
          </section>
        </Col>
        <Col xs={24} lg={12}>
          <Question rules={rules} />
        </Col>
        <Col span={24}>
          <Screens />
        </Col>
      </Row>
    </>
  );
}

function RuleText({ rule }: { readonly rule: AbilityRule }) {
  const { t } = useTranslation('access-rights');
  const action = t(`overview.action.${rule.action}`, { defaultValue: rule.action });
  const subject = rule.subject === 'all' ? t('overview.everything') : rule.subject;
  return <span>{t('overview.rule', { action, subject })}</span>;
}

type Answer = { readonly action: string; readonly subject: string; readonly isAllowed: boolean };

/** Asks the policy that came with the sign-in, not only the rules derived from it. */
function Question({ rules }: { readonly rules: readonly AbilityRule[] }) {
  const { t } = useTranslation('access-rights');
  const id = useId();
  const first = rules[0];
  const [action, setAction] = useState(first?.action === 'manage' ? 'read' : (first?.action ?? 'read'));
  const [subject, setSubject] = useState(first === undefined || first.subject === 'all' ? 'AclDemo' : first.subject);
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const asked = { action: action.trim(), subject: subject.trim() };
    can({ action: asked.action, resource: asked.subject }).then(
      (reply) => setAnswer({ ...asked, isAllowed: reply.can }),
      () => setAnswer('failed'),
    );
  };
  const isWrong = answer === 'failed' || answer?.isAllowed === false;
  return (
    <section className="k-panel" aria-labelledby="acl-ask">
      <h2 id="acl-ask">{t('overview.ask.title')}</h2>
      <form className="k-stack k-rights" onSubmit={handleSubmit}>
        <Labelled label={t('overview.ask.action')} htmlFor={`${id}-action`}>
          <Input
            id={`${id}-action`}
            value={action}
            required
            maxLength={60}
            onChange={(event) => setAction(event.target.value)}
          />
        </Labelled>
        <Labelled label={t('overview.ask.subject')} htmlFor={`${id}-subject`}>
          <Input
            id={`${id}-subject`}
            value={subject}
            required
            maxLength={60}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Labelled>
        <Button htmlType="submit" type="primary">
          {t('overview.ask.submit')}
        </Button>
      </form>
      <Typography.Paragraph strong role="status" type={isWrong ? 'danger' : 'success'}>
        {answer === 'failed' && t('overview.ask.failed')}
        {answer !== undefined && answer !== 'failed' && t(answer.isAllowed ? 'ask.yes' : 'ask.no', answer)}
      </Typography.Paragraph>
      <Typography.Paragraph type="secondary">{t('overview.ask.hint')}</Typography.Paragraph>
    </section>
  );
}

function Screens() {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const config = useClientConfig();
  return (
    <section className="k-panel" aria-labelledby="acl-screens">
      <h2 id="acl-screens">{t('overview.screens')}</h2>
      <List
        grid={{ gutter: 24, xs: 1, sm: 2, xl: 3 }}
        dataSource={menuEntries(config).flatMap(({ entries }) => entries)}
        renderItem={({ key, label, path }) => {
          const actions = config.resources[key]?.can ?? ['read'];
          return (
            <List.Item>
              <List.Item.Meta
                title={<Link to={path}>{text(label)}</Link>}
                description={actions
                  .map((action) => t(`overview.action.${action}`, { defaultValue: action }))
                  .join(', ')}
              />
            </List.Item>
          );
        }}
      />
    </section>
  );
}
