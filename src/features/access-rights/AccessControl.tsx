import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuEntries } from '../../engine/menu.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { can } from '../../providers/access.ts';
import { useClientConfig } from '../../providers/config.ts';
import type { AbilityRule } from '../../config/access.ts';
import { abilityRules, sessionUser } from '../../providers/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import './access-control.css';

/** What the signed-in person may do: the stored rules in words, the screens they open, and any further question. */
export function AccessControl() {
  const { t } = useTranslation('access-rights');
  const user = sessionUser();
  const rules = abilityRules();
  const role = user ? t(`common:role.${user.role}`, { defaultValue: user.role }) : '';
  return (
    <>
      <PageHead title={t('overview.title')} />
      <p className="k-acl-lead">{t('overview.lead', { name: user?.fullName ?? '', role })}</p>
      <div className="k-acl">
        <section className="k-acl-card" aria-labelledby="acl-rules">
          <h2 id="acl-rules">{t('overview.rules')}</h2>
          <ul className="k-acl-rules">
            {rules.map((rule) => (
              <li key={`${rule.action} ${rule.subject}`}>
                <RuleText rule={rule} />
                <code>
                  {rule.action} · {rule.subject}
                </code>
              </li>
            ))}
          </ul>
        </section>
        <Question rules={rules} />
        <Screens />
      </div>
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

/** Asks the policy itself, which came with the sign-in, and not only the rules made of it. */
function Question({ rules }: { readonly rules: readonly AbilityRule[] }) {
  const { t } = useTranslation('access-rights');
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
    <section className="k-acl-card" aria-labelledby="acl-ask">
      <h2 id="acl-ask">{t('overview.ask.title')}</h2>
      <form className="k-acl-ask" onSubmit={handleSubmit}>
        <label>
          {t('overview.ask.action')}
          <input value={action} required maxLength={60} onChange={(event) => setAction(event.target.value)} />
        </label>
        <label>
          {t('overview.ask.subject')}
          <input value={subject} required maxLength={60} onChange={(event) => setSubject(event.target.value)} />
        </label>
        <button type="submit" className="k-button">
          {t('overview.ask.submit')}
        </button>
      </form>
      <p role="status" className={isWrong ? 'k-acl-answer k-acl-no' : 'k-acl-answer'}>
        {answer === 'failed' && t('overview.ask.failed')}
        {answer !== undefined && answer !== 'failed' && t(answer.isAllowed ? 'ask.yes' : 'ask.no', answer)}
      </p>
      <p className="k-acl-hint">{t('overview.ask.hint')}</p>
    </section>
  );
}

function Screens() {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const config = useClientConfig();
  return (
    <section className="k-acl-card k-acl-wide" aria-labelledby="acl-screens">
      <h2 id="acl-screens">{t('overview.screens')}</h2>
      <ul className="k-acl-screens">
        {menuEntries(config).flatMap(({ entries }) =>
          entries.map(({ key, label, path }) => {
            const actions = config.resources[key]?.can ?? ['read'];
            return (
              <li key={key}>
                <Link to={path}>{text(label)}</Link>
                <span>
                  {actions.map((action) => t(`overview.action.${action}`, { defaultValue: action })).join(', ')}
                </span>
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}
