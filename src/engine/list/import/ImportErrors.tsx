import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import Typography from 'antd/es/typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_BOM, csvLine } from '../../../domain/text/csv.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { ImportAnswer, ImportError } from '../../../wire/import.ts';
import { useLanguage } from '../../resource/use-text.ts';

const MAX_SHOWN = 100;

/** Errors by row and cell, to read, copy or download. */
export function ImportErrors({ answer, fileName }: { readonly answer: ImportAnswer; readonly fileName: string }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const titleId = useId();
  const [isCopied, setIsCopied] = useState(false);
  const { errors } = answer;
  const head = [t('row'), t('cell'), t('column'), t('value'), t('message')];
  const cellsOf = ({ row, cell = '', column = '', value = '', message }: ImportError) => [
    row,
    cell,
    column,
    value,
    message,
  ];

  const save = () => {
    const separator = language === 'tr' ? ';' : ',';
    const lines = [head, ...errors.map(cellsOf)].map((cells) => csvLine(cells, separator));
    const name = fileName.replace(/\.\w{1,5}$/, '');
    saveFile(new Blob([CSV_BOM, ...lines], { type: 'text/csv' }), `${name}-${t('file')}.csv`);
  };
  const copy = async () => {
    await navigator.clipboard.writeText([head, ...errors.map(cellsOf)].map((cells) => cells.join('\t')).join('\n'));
    setIsCopied(true);
  };

  return (
    <Flex vertical component="section" gap="small" aria-labelledby={titleId}>
      <Typography.Title level={5} id={titleId}>
        {t('errors')}
      </Typography.Title>
      {answer.dryRun && <Typography.Paragraph type="secondary">{t('fix')}</Typography.Paragraph>}
      <ScrollTable
        label={t('errors')}
        // An answer never changes, and one cell may have two things wrong.
        rowKey={(error) => errors.indexOf(error)}
        dataSource={errors.slice(0, MAX_SHOWN)}
        columns={[
          { title: t('row'), dataIndex: 'row' },
          {
            title: t('cell'),
            render: (_, { cell, column }) => [cell ?? t('whole'), column].filter(Boolean).join(' · '),
          },
          { title: t('value'), dataIndex: 'value' },
          { title: t('message'), dataIndex: 'message' },
        ]}
      />
      {errors.length > MAX_SHOWN && (
        <Typography.Paragraph type="secondary">{t('more', { count: errors.length - MAX_SHOWN })}</Typography.Paragraph>
      )}
      <Flex wrap gap="small" align="center">
        <Button onClick={save}>{t('save')}</Button>
        {window.isSecureContext && <Button onClick={() => void copy()}>{t('copy')}</Button>}
        <span role="status">{isCopied && t('copied')}</span>
      </Flex>
    </Flex>
  );
}
