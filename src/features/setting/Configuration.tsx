import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { ConfigurationOverview, ConfiguredFile } from '../../wire/setting.ts';
import { Asked } from './Asked.tsx';
import { FormerValues } from './FormerValues.tsx';
import './setting.css';

const COLORS = { GOOD: 'green', WARNED: 'gold', PARTLY: 'gold', LAST_GOOD: 'volcano', OFF: 'red' } as const;
const KINDS = ['ALL', 'RESOURCE', 'VIEW', 'PAGE', 'SHARED'] as const;

/** What is configured, where it stands, whether it is valid and why not; broken files first, followed as they are saved. */
export function Configuration() {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ALL');
  const [typed, setTyped] = useState('');
  // A file that was saved changes the configuration or what was found in it, which makes every answer be asked for again.
  const { data, failure, refresh } = useAnswer<ConfigurationOverview>('/settings/resources');
  const files = data?.files ?? [];
  const broken = files.filter(({ state }) => state !== 'GOOD' && state !== 'WARNED').length;
  const shown = files.filter(
    (file) =>
      (kind === 'ALL' || file.kind === kind) && `${file.path} ${file.name}`.includes(typed.trim().toLowerCase()),
  );
  return (
    <div className="k-setting">
      <PageHead
        title={t('config.title')}
        tag={
          data && (
            <Tag color={broken > 0 ? 'red' : 'green'}>
              {broken > 0 ? t('config.broken', { count: broken }) : t('config.valid')}
            </Tag>
          )
        }
      />
      <p className="k-setting-muted">
        {t('config.note')}
        {data && ` ${t('config.read', { at: formatDateTime({ value: data.readAt, language }) })}`}
      </p>
      <div className="k-controls k-setting-ways" role="search">
        <label>
          {t('config.kind')}
          <select
            value={kind}
            onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? 'ALL')}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`config.kinds.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('config.search')}
          <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
      </div>
      <Asked isLoading={!data && !failure} failure={failure?.message} retry={refresh}>
        {shown.length === 0 && <p className="k-setting-muted">{t('config.none')}</p>}
        <ul className="k-setting-files">
          {shown.map((file) => (
            <FileRow key={file.path} file={file} />
          ))}
        </ul>
      </Asked>
    </div>
  );
}

/** What a file holds and how much of it; a page's blocks and shared entries are counted as its fields are. */
function sizesOf({ kind, fields, actions }: ConfiguredFile) {
  if (kind === 'PAGE') return [['blocks', fields]] as const;
  if (kind === 'SHARED') return [['entries', fields]] as const;
  return [
    ['fields', fields],
    ['actions', actions],
  ] as const;
}

function FileRow({ file }: { readonly file: ConfiguredFile }) {
  const { t } = useTranslation('setting');
  const text = useText();
  const language = useLanguage();
  const { path, kind, name, label, address, state, readAt, findings } = file;
  const sizes = sizesOf(file).filter(([, count]) => count > 0);
  const title = label ? text(label) : name;
  return (
    <li className="k-setting-file">
      <div className="k-setting-file-head">
        <Tag color={COLORS[state]}>{t(`config.state.${state}`)}</Tag>
        <strong>{address === null ? title : <Link to={address}>{title}</Link>}</strong>
        <span className="k-setting-muted">{t(`config.kinds.${kind}`)}</span>
        <span className="k-setting-muted">
          {sizes.map(([what, count]) => t(`config.size.${what}`, { count })).join(', ')}
        </span>
      </div>
      <div className="k-setting-file-head k-setting-muted">
        <code>{path}</code>
        <span>{t('config.readAt', { at: formatDateTime({ value: readAt, language }) })}</span>
      </div>
      {state === 'LAST_GOOD' && <p className="k-setting-warning">{t('config.lastGood')}</p>}
      {state === 'PARTLY' && <p className="k-setting-warning">{t('config.partly')}</p>}
      {state === 'OFF' && <p className="k-setting-warning">{t('config.off')}</p>}
      {findings.length > 0 && (
        <ul className="k-setting-findings">
          {findings.map((finding, index) => (
            <li key={index}>
              <code>
                {finding.code} {finding.file.slice(finding.file.lastIndexOf('/') + 1)}:{finding.line}:{finding.column}{' '}
                {finding.pointer}
              </code>
              <span lang={finding.tr === undefined ? 'en' : language}>
                {language === 'tr' ? (finding.tr ?? finding.message) : finding.message}
              </span>
              {finding.kept && <FormerValues former={finding.kept} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
