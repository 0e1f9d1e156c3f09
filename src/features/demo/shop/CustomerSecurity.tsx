import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { passwordStrength } from '../../../domain/password/strength.ts';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';
import { Line, typedText } from '../parts/FormRow.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { textIn } from './record-text.ts';

const SHORTEST = 10; // characters, as the product's own passwords
type Wrong = 'short' | 'different';

/** A password that is looked at and sent nowhere, and a second step that lasts for the session. */
export function CustomerSecurity({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const [isOn, setOn] = useStoredValue<boolean>(`customer-two-steps-${record.id}`);
  return (
    <>
      <NewPassword own={[textIn(record, 'customer'), textIn(record, 'email')]} />
      <section>
        <h3>{t('security.twoSteps')}</h3>
        <p>{t('security.twoStepsText')}</p>
        <Checkbox checked={isOn === true} onChange={() => setOn(isOn === true ? undefined : true)}>
          {t('security.twoStepsOn')}
        </Checkbox>
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
  const line = (name: 'next' | 'again', kind: Wrong) => (
    <Line
      name={name}
      type="password"
      label={t(`demo-shop:security.${name}`)}
      error={wrong === kind ? t(`demo-shop:security.${kind}`, { count: SHORTEST }) : undefined}
    />
  );
  return (
    <section>
      <h3>{t('demo-shop:security.password')}</h3>
      <form
        noValidate
        style={{ maxWidth: 420 }}
        onSubmit={handleSubmit}
        onChange={(event) => {
          setTyped(typedText(new FormData(event.currentTarget), 'next'));
          setFine(false);
        }}
      >
        {line('next', 'short')}
        {line('again', 'different')}
        <Flex vertical gap="12px" align="flex-start">
          <PasswordStrength strength={strength} label={t(`access:strength.${strength}`)} />
          <Button htmlType="submit" type="primary">
            {t('demo-shop:security.change')}
          </Button>
          {isFine && <span role="status">{t('demo-shop:security.fine')}</span>}
        </Flex>
      </form>
    </section>
  );
}
