import Col from 'antd/es/col';
import Row from 'antd/es/row';
import Statistic from 'antd/es/statistic';
import { useTranslation } from 'react-i18next';
import type { ImportAnswer } from '../../../wire/import.ts';
import { formatNumber } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** The result for the rows, in four figures. */
export function ImportCounts({ answer }: { readonly answer: ImportAnswer }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  return (
    <Row gutter={[8, 8]}>
      {COUNTS.map((name) => (
        <Col key={name} xs={12} sm={6}>
          <Statistic
            title={t(`count.${name}`)}
            value={answer[name]}
            formatter={(value) => formatNumber({ value: Number(value), language })}
            {...(name === 'failed' && answer.failed > 0 && { valueStyle: { color: 'var(--k-danger)' } })}
          />
        </Col>
      ))}
    </Row>
  );
}
