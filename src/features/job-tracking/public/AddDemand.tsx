import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION, formIssues, PUBLIC_TYPES } from '../../../domain/job-tracking/public-demand.ts';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { ChoiceField, LongField, TickField, Trap } from '../../../engine/visitor-form/parts.tsx';
import { problemsFrom, useVisitorForm, type VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';
import { typedIssues } from '../../../engine/visitor-form/typed-issues.ts';
import { newKey } from '../../../providers/new-key.ts';
import { request } from '../../../providers/http.ts';
import type { AddedDemand } from '../../../wire/public-demands.ts';
import { Added } from './Added.tsx';
import './public-demands.css';

const LONGEST = 2000; // characters

const consentOf = ({ consent }: VisitorValues) => ({ consent: consent === 'on', consentVersion: CONSENT_VERSION });
const TYPED = { type: '', requesterName: '', phone: '', email: '', homeCode: '', description: '' };
/** The server's own check, so that all missing fields are shown at once. */
const check = (values: VisitorValues) =>
  problemsFrom([...formIssues({ ...TYPED, ...values, ...consentOf(values) }), ...typedIssues(values)]);

/** WB3: the public form. A home's own link may fill in its code: `?home=KD-101`. */
export function AddDemand() {
  const { t } = useTranslation('job-tracking');
  const [code, setCode] = useState<string>();
  const [key, setKey] = useState(newKey);
  const send = async (values: VisitorValues) => {
    const body = { ...values, ...consentOf(values) };
    const headers = { 'Idempotency-Key': key };
    const answer = await request<AddedDemand>({
      path: '/public/demands',
      method: 'POST',
      isPublic: true,
      body,
      headers,
    });
    setCode(answer.data.trackingCode);
  };
  const form = useVisitorForm({ name: 'public-demand', required: [], check, send });
  const startAgain = () => {
    setKey(newKey());
    setCode(undefined);
  };
  if (code !== undefined) return <Added code={code} onAgain={startAgain} />;
  return (
    <Form form={form} home={new URLSearchParams(window.location.search).get('home') ?? ''} title={t('add.title')} />
  );
}

type FormProps = {
  readonly form: ReturnType<typeof useVisitorForm>;
  readonly home: string;
  readonly title: string;
};

function Form({ form, home, title }: FormProps) {
  const { t } = useTranslation('job-tracking');
  const { textAt, handleSubmit } = form;
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <>
      <h1>{title}</h1>
      <p className="k-public-intro">{t('add.intro')}</p>
      <p>
        <a href="/v1/public/demands">{t('add.track')}</a>
      </p>
      <form className="k-visitor-form k-public-card" noValidate onSubmit={handleSubmit}>
        <ChoiceField
          name="type"
          label={t('add.type')}
          error={textAt('type')}
          none={t('add.choose')}
          options={PUBLIC_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <LongField
          name="description"
          label={t('add.description')}
          error={textAt('description')}
          hint={t('add.descriptionHint')}
          longest={LONGEST}
        />
        <VisitorField
          name="homeCode"
          label={t('add.home')}
          error={textAt('homeCode')}
          autoComplete="off"
          hint={t('add.homeHint')}
          defaultValue={home.slice(0, 40)}
        />
        <VisitorField name="requesterName" label={t('add.name')} error={textAt('requesterName')} autoComplete="name" />
        <div className="k-public-pair">
          <VisitorField
            name="phone"
            type="tel"
            label={t('add.phone')}
            error={textAt('phone')}
            autoComplete="tel"
            hint={t('add.phoneHint')}
          />
          <VisitorField
            name="email"
            type="email"
            label={t('add.email')}
            error={textAt('email')}
            autoComplete="email"
            hint={t('add.contactHint')}
          />
        </div>
        <Trap label={t('add.trap')} />
        <TickField name="consent" label={t('add.consent')} error={textAt('consent')}>
          <details className="k-muted k-public-more">
            <summary>{t('add.consentMore')}</summary>
            <p>{t('add.consentText')}</p>
          </details>
        </TickField>
        <FormEnd form={form} label={t('add.submit')} busyLabel={t('add.submitting')} />
      </form>
    </>
  );
}
