import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../engine/format.ts';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { TrackedDemand } from '../../../wire/public-demands.ts';
import { RecentRequests } from './RecentRequests.tsx';
import { stateLook } from './state-look.ts';
import './public-demands.css';

const REQUIRED = ['code'];

const lookUp = async (code: string): Promise<TrackedDemand> =>
  (await request<TrackedDemand>({ path: `/public/demands?code=${encodeURIComponent(code)}`, isPublic: true })).data;

/** WB3: the progress of a demand, for the holder of its code, and recent demands of others without personal data. */
export function TrackDemand() {
  const { t } = useTranslation('job-tracking');
  const [asked] = useState(() => new URLSearchParams(window.location.search).get('code') ?? '');
  const [found, setFound] = useState<TrackedDemand>();
  const [problem, setProblem] = useState<string>();
  const title = t('track.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const refused = useCallback(
    (error: unknown) => {
      const isUnknown = error instanceof HttpError && error.statusCode === 404;
      setProblem(isUnknown ? t('track.unknown') : error instanceof Error ? error.message : String(error));
    },
    [t],
  );
  useEffect(() => {
    if (asked !== '') lookUp(asked).then(setFound, refused);
  }, [asked, refused]);
  const send = async ({ code = '' }: Readonly<Record<string, string>>) => {
    setFound(undefined);
    setProblem(undefined);
    try {
      setFound(await lookUp(code));
    } catch (error) {
      // The form itself counts down the waiting time.
      if (error instanceof HttpError && error.statusCode === 429) throw error;
      refused(error);
    }
  };
  const form = useVisitorForm({ name: 'public-demand-code', required: REQUIRED, send });
  return (
    <>
      <h1>{title}</h1>
      <p className="k-public-intro">{t('track.intro')}</p>
      <form className="k-visitor-form k-public-card" noValidate onSubmit={form.handleSubmit}>
        <VisitorField
          name="code"
          label={t('track.code')}
          error={form.textAt('code') ?? problem}
          autoComplete="off"
          hint={t('track.codeHint')}
          defaultValue={asked}
        />
        <FormEnd form={form} label={t('track.submit')} busyLabel={t('track.submitting')} />
      </form>
      <div aria-live="polite">{found && <Found demand={found} />}</div>
      <p className="k-line k-public-ways">
        <a className="k-button k-button-quiet" href="/v1/public/demands/add">
          {t('track.add')}
        </a>
      </p>
      <RecentRequests />
    </>
  );
}

function Found({ demand }: { readonly demand: TrackedDemand }) {
  const { t } = useTranslation('job-tracking');
  const language = useLanguage();
  const { trackingCode, type, status, askedOn, changedAt, solvedOn } = demand;
  return (
    <section className="k-public-card k-public-after k-public-found">
      <h2>{trackingCode}</h2>
      <dl>
        <dt>{t('track.state')}</dt>
        <dd className={stateLook(status)}>{t(`states.${status}`)}</dd>
        <dt>{t('track.type')}</dt>
        <dd>{t(`types.${type}`)}</dd>
        <dt>{t('track.asked')}</dt>
        <dd>{formatDate({ value: askedOn, language })}</dd>
        <dt>{t('track.changed')}</dt>
        <dd>{formatDateTime({ value: changedAt, language })}</dd>
        {solvedOn !== null && (
          <>
            <dt>{t('track.solved')}</dt>
            <dd>{formatDate({ value: solvedOn, language })}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
