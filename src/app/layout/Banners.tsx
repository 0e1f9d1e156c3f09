import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../config/types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { probe, useConnection } from '../../providers/connection.ts';
import { currentPreview, endPreview } from '../../providers/preview.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';

/** On every page while staff look as an owner (IV1) or a role does: whose eyes these are, and the way out. */
export function PreviewBanner() {
  const { t } = useTranslation('common');
  const preview = currentPreview();
  if (!preview) return null;
  return (
    <Alert
      className="k-banner"
      type="warning"
      role="status"
      message={
        <>
          <strong>{t('preview.title', { name: preview.name })}</strong>{' '}
          {t('role' in preview ? 'preview.textRole' : 'preview.text')}
        </>
      }
      action={
        <Button type="link" onClick={endPreview}>
          {t('preview.end')}
        </Button>
      }
    />
  );
}

/**
 * The right to the screen was revoked while somebody uses it: shows that the input stays, and the remaining options.
 */
export function WithdrawnBanner() {
  const { t } = useTranslation('common');
  return (
    <Alert
      className="k-banner"
      type="error"
      message={
        <>
          <strong>{t('withdrawn.title')}</strong> {t('withdrawn.text')}
        </>
      }
    />
  );
}

/** Shown while nothing can be saved, with the reason; disappears when the server answers again. */
export function ConnectionBanner() {
  const { t } = useTranslation('common');
  const connection = useConnection();
  const [isTrying, setIsTrying] = useState(false);
  if (connection === 'up') return null;
  const handleTry = () => {
    setIsTrying(true);
    void probe().finally(() => setIsTrying(false));
  };
  return (
    <Alert
      className="k-banner"
      type="warning"
      role="status"
      message={
        <>
          <strong>{t(connection === 'offline' ? 'connection.offline' : 'connection.title')}</strong>{' '}
          {t('connection.text')}
        </>
      }
      action={
        <Button type="link" disabled={isTrying} onClick={handleTry}>
          {t(isTrying ? 'connection.trying' : 'connection.tryNow')}
        </Button>
      }
    />
  );
}

/**
 * The errors of the configuration, their places, and suggestions. The server sends findings only to roles that may see
 * them. Errors stay until they are fixed; warnings can be hidden until the configuration changes. On a phone it starts
 * as one line with the count, because the list would take half of the screen.
 */
export function FindingsBanner() {
  const { t } = useTranslation('common');
  const { findings, version } = useClientConfig();
  const [putAway, setPutAway] = useState<string>();
  const isPhone = useMedia(PHONE);
  const errors = findings.filter((finding) => finding.level === 'error');
  const isSerious = errors.length > 0;
  if (findings.length === 0 || (!isSerious && putAway === version)) return null;
  return (
    <Alert
      className="k-banner"
      type={isSerious ? 'error' : 'info'}
      role={isSerious ? 'alert' : 'status'}
      message={
        <details open={isSerious && !isPhone}>
          <summary>
            {isSerious
              ? t('findings.errors', { count: errors.length })
              : t('findings.warnings', { count: findings.length })}
          </summary>
          {isSerious && <p>{t('findings.rest')}</p>}
          {/* Long lists scroll, so the keyboard must reach them. */}
          <ul className="k-break" tabIndex={0} aria-label={t('findings.list')}>
            {[...errors, ...findings.filter((finding) => finding.level === 'warning')].map((finding) => (
              <FindingLine
                key={`${finding.file}:${finding.line}:${finding.column}:${finding.code}`}
                finding={finding}
              />
            ))}
          </ul>
        </details>
      }
      action={
        !isSerious && (
          <Button type="link" onClick={() => setPutAway(version)}>
            {t('findings.putAway')}
          </Button>
        )
      }
    />
  );
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const { file, line, column, code, message, tr, pointer } = finding;
  const isTurkish = useTranslation().i18n.language === 'tr' && tr !== undefined;
  return (
    <li>
      <code>
        {file}:{line}:{column}
      </code>{' '}
      <b>{code}</b> <code>{pointer}</code>
      <p lang={isTurkish ? 'tr' : 'en'}>{isTurkish ? tr : message}</p>
    </li>
  );
}
