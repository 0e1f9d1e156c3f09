import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Search } from '../../ui/Search.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { ConfigurationOverview, ConfiguredFile } from '../../wire/setting.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormerValues } from './FormerValues.tsx';
import '../../engine/report/report.css';
import './setting.css';

const COLORS = { GOOD: 'green', WARNED: 'gold', PARTLY: 'gold', LAST_GOOD: 'volcano', OFF: 'red' } as const;
const WARNINGS = { LAST_GOOD: 'lastGood', PARTLY: 'partly', OFF: 'off' } as const;
const KINDS = ['ALL', 'RESOURCE', 'VIEW', 'PAGE', 'SHARED'] as const;

/** The configured files, their paths, whether they are valid and why not; broken files first, updated on every save. */
export function Configuration() {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ALL');
  const [typed, setTyped] = useState('');
  // A saved file changes the configuration or its findings, so every query reloads.
  const answer = useAnswer<ConfigurationOverview>('/settings/resources');
  const { data } = answer;
  const files = data?.files ?? [];
  const broken = files.filter(({ state }) => state !== 'GOOD' && state !== 'WARNED').length;
  const shown = files.filter(
    (file) =>
      (kind === 'ALL' || file.kind === kind) && `${file.path} ${file.name}`.includes(typed.trim().toLowerCase()),
  );
  return (
    <>
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
      <Typography.Paragraph type="secondary">
        {t('config.note')}
        {data && ` ${t('config.read', { at: formatDateTime({ value: data.readAt, language }) })}`}
      </Typography.Paragraph>
      <Flex wrap gap="small" align="end" role="search" className="k-below k-report-filters">
        <Choice
          label={t('config.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`config.kinds.${value}`) }))}
          onChange={setKind}
        />
        <Search label={t('config.search')} value={typed} onChange={setTyped} />
      </Flex>
      <Answered answer={answer}>
        {() => (
          <List
            className="k-panel"
            dataSource={shown}
            rowKey="path"
            locale={{ emptyText: t('config.none') }}
            renderItem={(file) => (
              <List.Item>
                <FileRow file={file} />
              </List.Item>
            )}
          />
        )}
      </Answered>
    </>
  );
}

/** The content of a file in numbers; a page's blocks and shared entries count like fields. */
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
    <div className="k-break k-setting-file">
      <Flex wrap gap="4px 12px" align="baseline">
        <Tag color={COLORS[state]}>{t(`config.state.${state}`)}</Tag>
        <strong>{address === null ? title : <Link to={address}>{title}</Link>}</strong>
        <Typography.Text type="secondary">{t(`config.kinds.${kind}`)}</Typography.Text>
        <Typography.Text type="secondary">
          {sizes.map(([what, count]) => t(`config.size.${what}`, { count })).join(', ')}
        </Typography.Text>
      </Flex>
      <Typography.Text type="secondary">
        <code>{path}</code> {t('config.readAt', { at: formatDateTime({ value: readAt, language }) })}
      </Typography.Text>
      {state !== 'GOOD' && state !== 'WARNED' && <Alert type="warning" message={t(`config.${WARNINGS[state]}`)} />}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding, index) => (
            <li key={index}>
              <code>
                {finding.code} {finding.file.slice(finding.file.lastIndexOf('/') + 1)}:{finding.line}:{finding.column}{' '}
                {finding.pointer}
              </code>
              <div lang={finding.tr === undefined ? 'en' : language}>
                {language === 'tr' ? (finding.tr ?? finding.message) : finding.message}
              </div>
              {finding.kept && <FormerValues former={finding.kept} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
