import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ChoiceLine, Line, typedText } from '../parts/FormRow.tsx';
import { useChoices } from './choices.ts';
import type { ShownUser, UserChange } from './shown-user.ts';

type UserDialogProps = {
  readonly user: ShownUser;
  readonly problem: string | undefined;
  readonly onSave: (change: UserChange) => void;
  readonly onClose: () => void;
};

const LINES = ['fullName', 'username', 'email', 'contact', 'company', 'country'] as const;
const CHOICES = ['role', 'status'] as const;

/** What is known of a user, to be changed. */
export function UserDialog({ user, problem, onSave, onClose }: UserDialogProps) {
  const { t } = useTranslation('demo-people');
  const choices = { role: useChoices('demo-users', 'role'), status: useChoices('demo-users', 'status') };
  const [errors, setErrors] = useState<{ readonly [name: string]: string }>({});
  const handleSubmit = (form: FormData) => {
    const typed = Object.fromEntries([...LINES, ...CHOICES].map((name) => [name, typedText(form, name)]));
    const found = {
      ...(typed['fullName'] === '' && { fullName: t('empty') }),
      ...(!/^[^\s@]+@[^\s@]+$/.test(typed['email'] ?? '') && { email: t('user.noEmail') }),
    };
    if (Object.keys(found).length > 0) setErrors(found);
    else onSave(typed);
  };
  return (
    <FormDialog
      title={t('user.edit')}
      submit={t('roles.save')}
      problem={problem}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Row gutter={12}>
        {LINES.map((name) => (
          <Col key={name} xs={24} sm={12}>
            <Line
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              label={t(`user.${name}`)}
              defaultValue={user[name]}
              error={errors[name]}
            />
          </Col>
        ))}
        {CHOICES.map((name) => (
          <Col key={name} xs={24} sm={12}>
            <ChoiceLine name={name} label={t(`user.${name}`)} begun={user[name]} choices={choices[name]} />
          </Col>
        ))}
      </Row>
    </FormDialog>
  );
}
