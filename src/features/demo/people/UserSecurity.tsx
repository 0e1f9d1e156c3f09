import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { FormDialog, Line, typedText } from '../parts/FormDialog.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { meetsRule, PASSWORD_RULES } from './password-rules.ts';
import { UserPart } from './UserPart.tsx';
import { UserTable } from './UserTable.tsx';

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
        <UserTable
          caption={t('security.devices')}
          heads={['browser', 'system', 'place', 'active'].map((head) => t(`security.${head}`))}
        >
          {DEVICES.map(({ browser, system, place, when }) => (
            <tr key={browser}>
              <th scope="row">{browser}</th>
              <td>{system}</td>
              <td>{place}</td>
              <td>{t(`security.when.${when}`)}</td>
            </tr>
          ))}
        </UserTable>
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
    <form className="k-controls k-shown-user-form" noValidate onSubmit={handleSubmit}>
      <div className="k-form-dialog-pair">
        {(['next', 'again'] as const).map((name) => (
          <label key={name}>
            {t(`security.${name}`)}
            <input
              type="password"
              autoComplete="new-password"
              value={typed[name]}
              aria-describedby={rulesId}
              aria-invalid={answer === (name === 'next' ? 'rules' : 'different')}
              onChange={(event) => {
                setTyped({ ...typed, [name]: event.target.value });
                setAnswer(undefined);
              }}
            />
          </label>
        ))}
      </div>
      <ul id={rulesId} className="k-shown-user-rules">
        {PASSWORD_RULES.map((rule) => {
          const isMet = meetsRule(typed.next, rule);
          return (
            <li key={rule} data-met={isMet}>
              <span aria-hidden="true">{isMet ? '✓' : '·'}</span> {t(`security.rule.${rule}`)}
              {isMet && <span className="k-hidden"> {t('security.met')}</span>}
            </li>
          );
        })}
      </ul>
      <p role="status" data-tone={answer === 'fine' ? 'good' : 'bad'}>
        {answer && t(`security.answer.${answer}`)}
      </p>
      <button type="submit" className="k-control k-control-main">
        {t('security.change')}
      </button>
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
      <button type="button" className="k-control" onClick={() => setIsAsking(true)}>
        {t(phone === undefined ? 'security.turnOn' : 'security.otherPhone')}
      </button>
      <StoredNote isStored={phone !== undefined} onForget={() => keep(undefined)} />
      {isAsking && (
        <FormDialog
          title={t('security.twoSteps')}
          submit={t('roles.save')}
          onClose={() => setIsAsking(false)}
          onSubmit={handleSubmit}
        >
          <p>{t('security.phoneText')}</p>
          <Line name="phone" type="tel" label={t('user.contact')} value={phone} error={error} autoComplete="tel" />
        </FormDialog>
      )}
    </>
  );
}
