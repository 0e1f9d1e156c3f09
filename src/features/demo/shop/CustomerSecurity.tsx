import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { passwordStrength } from '../../../domain/password/strength.ts';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';
import { typedText } from '../parts/FormDialog.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import '../../../ui/control.css';
import { textIn } from './record-text.ts';
import './shop.css';

const SHORTEST = 10; // characters, as the product's own passwords
type Wrong = 'short' | 'different';

/** A password that is looked at and sent nowhere, and a second step that lasts for the session. */
export function CustomerSecurity({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const [isOn, setOn] = useStoredValue<boolean>(`customer-two-steps-${record.id}`);
  return (
    <>
      <NewPassword own={[textIn(record, 'customer'), textIn(record, 'email')]} />
      <section className="k-shop-part">
        <h3>{t('security.twoSteps')}</h3>
        <p>{t('security.twoStepsText')}</p>
        <label className="k-shop-check">
          <input type="checkbox" checked={isOn === true} onChange={() => setOn(isOn === true ? undefined : true)} />
          {t('security.twoStepsOn')}
        </label>
        <StoredNote isStored={isOn === true} onForget={() => setOn(undefined)} />
      </section>
    </>
  );
}

function NewPassword({ own }: { readonly own: readonly string[] }) {
  const { t } = useTranslation(['demo-shop', 'access']);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const [isFine, setFine] = useState(false);
  const strength = passwordStrength({ password: typed, own });
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const again = typedText(new FormData(form), 'again');
    const found = typed.length < SHORTEST ? 'short' : again === typed ? undefined : 'different';
    setWrong(found);
    setFine(found === undefined);
    if (found === undefined) {
      form.reset();
      setTyped('');
      return;
    }
    const field = form.elements.namedItem(found === 'short' ? 'next' : 'again');
    if (field instanceof HTMLInputElement) field.focus();
  };
  const errorOf = (kind: Wrong) =>
    wrong === kind && (
      <span id={`password-${kind}`} className="k-form-dialog-error" role="alert">
        {t(`demo-shop:security.${kind}`, { count: SHORTEST })}
      </span>
    );
  return (
    <section className="k-shop-part">
      <h3>{t('demo-shop:security.password')}</h3>
      <form className="k-controls k-shop-form" noValidate onSubmit={handleSubmit}>
        <label>
          {t('demo-shop:security.next')}
          <input
            type="password"
            name="next"
            autoComplete="off"
            aria-invalid={wrong === 'short'}
            aria-describedby={wrong === 'short' ? 'password-short' : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setFine(false);
            }}
          />
          {errorOf('short')}
        </label>
        <label>
          {t('demo-shop:security.again')}
          <input
            type="password"
            name="again"
            autoComplete="off"
            aria-invalid={wrong === 'different'}
            aria-describedby={wrong === 'different' ? 'password-different' : undefined}
          />
          {errorOf('different')}
        </label>
        <PasswordStrength strength={strength} label={t(`access:strength.${strength}`)} />
        <button type="submit" className="k-control k-control-main">
          {t('demo-shop:security.change')}
        </button>
        {isFine && <p role="status">{t('demo-shop:security.fine')}</p>}
      </form>
    </section>
  );
}
