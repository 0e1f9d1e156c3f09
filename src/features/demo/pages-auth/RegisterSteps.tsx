import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import Steps from 'antd/es/steps';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { PasswordField } from '../../../engine/visitor-form/PasswordField.tsx';
import { useVisitorForm, type VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';
import { problemsIn } from './forms.ts';
import { AuthFrame } from './frame.tsx';
import { SampleDone } from './SampleDone.tsx';

const STEPS = ['account', 'person', 'plan'] as const;
type Step = (typeof STEPS)[number];
const PLANS = ['starter', 'team', 'company'] as const;
const REQUIRED: { readonly [step in Step]: readonly string[] } = {
  account: ['username', 'email', 'password'],
  person: ['name', 'surname'],
  plan: ['plan'],
};

/** A sample registration in three steps. Going back keeps everything except the password, which is stored nowhere. */
export function RegisterSteps({ preferences }: { readonly preferences: ReactNode }) {
  const { t } = useTranslation('demo-auth');
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<VisitorValues>({});
  const step = STEPS[at];
  const take = (values: VisitorValues) => {
    setTyped({ ...typed, ...values, password: '' });
    setAt(at + 1);
  };
  return (
    <AuthFrame look="split" title={t('steps.title')} lead={t('steps.lead')} preferences={preferences}>
      <Steps size="small" current={at} items={STEPS.map((name) => ({ title: t(`steps.${name}`) }))} />
      {step === undefined ? (
        <SampleDone
          onAgain={() => {
            setTyped({});
            setAt(0);
          }}
        />
      ) : (
        <StepForm
          key={step}
          step={step}
          typed={typed}
          onTaken={take}
          {...(at > 0 && { onBack: () => setAt(at - 1) })}
        />
      )}
    </AuthFrame>
  );
}

type StepFormProps = {
  readonly step: Step;
  readonly typed: VisitorValues;
  readonly onTaken: (values: VisitorValues) => void;
  readonly onBack?: () => void;
};

function StepForm({ step, typed, onTaken, onBack }: StepFormProps) {
  const { t } = useTranslation('demo-auth');
  const form = useVisitorForm({
    name: `demo-steps-${step}`,
    required: REQUIRED[step],
    check: (values) => problemsIn('register', values),
    send: onTaken,
  });
  const at = (name: string) => ({ name, error: form.textAt(name), defaultValue: typed[name] ?? '' });
  return (
    <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
      {step === 'account' && (
        <>
          <VisitorField {...at('username')} label={t('fields.username')} autoComplete="username" isFirst />
          <VisitorField {...at('email')} type="email" label={t('fields.email')} autoComplete="email" />
          <PasswordField label={t('fields.password')} error={form.textAt('password')} autoComplete="new-password" />
        </>
      )}
      {step === 'person' && (
        <>
          <VisitorField {...at('name')} label={t('fields.name')} autoComplete="given-name" isFirst />
          <VisitorField {...at('surname')} label={t('fields.surname')} autoComplete="family-name" />
          <VisitorField {...at('phone')} type="tel" label={t('fields.phone')} autoComplete="tel" />
        </>
      )}
      {step === 'plan' && <Plans chosen={typed['plan']} error={form.textAt('plan')} />}
      <FormEnd form={form} label={t(step === 'plan' ? 'steps.submit' : 'steps.on')} busyLabel={t('busy')} />
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('steps.back')}
        </Button>
      )}
    </form>
  );
}

function Plans({ chosen, error }: { readonly chosen: string | undefined; readonly error: string | undefined }) {
  const { t } = useTranslation('demo-auth');
  return (
    <div role="group" aria-labelledby="plan-title" aria-describedby={error === undefined ? undefined : 'plan-error'}>
      <h2 id="plan-title">{t('steps.plan')}</h2>
      <Radio.Group
        name="plan"
        style={{ display: 'grid', gap: 10 }}
        defaultValue={chosen}
        options={PLANS.map((plan) => ({
          value: plan,
          label: (
            <>
              <strong>{t(`plans.${plan}.name`)}</strong> · {t(`plans.${plan}.text`)}
            </>
          ),
        }))}
      />
      {error !== undefined && (
        <p id="plan-error" className="k-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
