import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { SentLine } from '../../domain/statements/edit.ts';
import type { StatementLine } from '../../domain/statements/lines.ts';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { AddLine } from './AddLine.tsx';
import { linesIn, stepsOf } from './figures.ts';
import { LineTable } from './LineTable.tsx';
import { Waterfall } from './Waterfall.tsx';

/** How a statement's balance is calculated: as a chart, as a table, and each line with its source. */
export function StatementFigures({ config, resource, record }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  if (!record) return null;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : 'TRY';
  const steps = stepsOf(record);
  const mayEdit = record['status'] === 'DRAFT' && resource.can.includes('edit');

  const save = async (lines: readonly (StatementLine | SentLine)[]): Promise<boolean> => {
    const { isDone } = await send({
      path: `/statements/${encodeURIComponent(record.id)}`,
      method: 'PATCH',
      body: { lines },
      headers: { 'If-Match': `"${Number(record['version'])}"` },
    });
    return isDone;
  };
  const toggle = (line: StatementLine) =>
    void save(linesIn(record).map((one) => (one.key === line.key ? { ...one, excluded: !one.excluded } : one)));
  return (
    <>
      <Waterfall
        steps={steps}
        label={t('figures.picture')}
        nameOf={({ figure }) => t(`figure.${figure}`)}
        textOf={({ amount }) => formatMoney({ minor: amount, currency, language })}
      />
      {failure && <Alert type="error" showIcon message={failure.message} />}
      <LineTable
        config={config}
        steps={steps}
        currency={currency}
        isBusy={isSending}
        onToggle={mayEdit ? toggle : undefined}
      />
      {mayEdit && <AddLine currency={currency} isBusy={isSending} onAdd={(line) => save([...linesIn(record), line])} />}
    </>
  );
}
