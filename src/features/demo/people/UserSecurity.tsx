import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Input from 'antd/es/input';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { FormRow, Line, typedText } from '../parts/FormRow.tsx';
import { Rules } from '../parts/Rules.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { meetsRule, PASSWORD_RULES } from './password-rules.ts';
import { UserPart } from './UserPart.tsx';

/** Devices the demo pretends to have seen; the texts of when are the catalogue's. */
const DEVICES = [
  { browser: 'Chrome', system: 'Windows', place: 'Istanbul', when: 'now' },
  { browser: 'Safari', system: 'iPhone', place: 'Izmir', when: 'yesterday' },
  { browser: 'Firefox', system: 'Ubuntu', place: 'Vienna', when: 'week' },
] as const;

/** Password, second step, devices. */
export function UserSecurity({ record }: PanelProps) {
  const { t } = useTranslation('demo-people');
  return (
    <>
      <UserPart title={t('security.password')}>
        <NewPassword />
      </UserPart>
      <UserPart title={t('security.twoSteps')}>
        <TwoSteps user={String(record?.id)} />
      </UserPart>
      <UserPart title={t('security.devices')}>
        <ScrollTable
          label={t('security.devices')}
          rowKey="browser"
          dataSource={[...DEVICES]}
          columns={[
            { title: t('security.browser'), dataIndex: 'browser', rowScope: 'row' },
            { title: t('security.system'), dataIndex: 'system' },
            { title: t('security.place'), dataIndex: 'place' },
            { title: t('security.active'), dataIndex: 'when', render: (when: string) => t(`security.when.${when}`) },
          ]}
        />
      </UserPart>
    </>
  );
}

/** Neither sent nor kept: there is no call, and a password is nothing to keep in a browser. */
function NewPassword() {
  const { t } = useTranslation('demo-people');
  const rulesId = useId();
  const [typed, setTyped] = useState({ next: '', again: '' });
  const [answer, setAnswer] = useState<'rules' | 'different' | 'fine'>();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!PASSWORD_RULES.every((rule) => meetsRule(typed.next, rule))) setAnswer('rules');
    else if (typed.next !== typed.again) setAnswer('different');
    else {
      setAnswer('fine');
      setTyped({ next: '', again: '' });
    }
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Row gutter={12}>
        {(['next', 'again'] as const).map((name) => (
          <Col key={name} xs={24} sm={12}>
            <FormRow label={t(`security.${name}`)}>
              {({ id }) => (
                <Input
                  id={id}
                  type="password"
                  autoComplete="new-password"
                  value={typed[name]}
                  aria-describedby={rulesId}
                  status={answer === (name === 'next' ? 'rules' : 'different') ? 'error' : ''}
                  aria-invalid={answer === (name === 'next' ? 'rules' : 'different')}
                  onChange={({ target }) => {
                    setTyped({ ...typed, [name]: target.value });
                    setAnswer(undefined);
                  }}
                />
              )}
            </FormRow>
          </Col>
        ))}
      </Row>
      <Rules
        id={rulesId}
        label={t('security.password')}
        met={t('security.met')}
        rules={PASSWORD_RULES.map((rule) => ({
          key: rule,
          label: t(`security.rule.${rule}`),
          isMet: meetsRule(typed.next, rule),
        }))}
      />
      <p role="status">
        {answer && (
          <Typography.Text type={answer === 'fine' ? 'success' : 'danger'}>
            {t(`security.answer.${answer}`)}
          </Typography.Text>
        )}
      </p>
      <Button htmlType="submit" type="primary">
        {t('security.change')}
      </Button>
    </form>
  );
}

function TwoSteps({ user }: { readonly user: string }) {
  const { t } = useTranslation('demo-people');
  const [phone, keep] = useStoredValue<string>(`user-${user}-two-steps`);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string>();
  const handleSubmit = (form: FormData) => {
    const typed = typedText(form, 'phone');
    if (!/^\+?[\d\s()-]{7,20}$/.test(typed)) {
      setError(t('security.noPhone'));
      return;
    }
    keep(typed);
    setError(undefined);
    setIsAsking(false);
  };
  return (
    <>
      <p>{phone === undefined ? t('security.off') : t('security.on', { phone })}</p>
      <Button onClick={() => setIsAsking(true)}>
        {t(phone === undefined ? 'security.turnOn' : 'security.otherPhone')}
      </Button>
      <StoredNote isStored={phone !== undefined} onForget={() => keep(undefined)} />
      {isAsking && (
        <FormDialog
          title={t('security.twoSteps')}
          submit={t('roles.save')}
          onClose={() => setIsAsking(false)}
          onSubmit={handleSubmit}
        >
          <p>{t('security.phoneText')}</p>
          <Line
            name="phone"
            type="tel"
            label={t('user.contact')}
            defaultValue={phone ?? ''}
            error={error}
            autoComplete="tel"
          />
        </FormDialog>
      )}
    </>
  );
}
