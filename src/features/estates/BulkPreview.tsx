import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { ClientConfig } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { formatMoney } from '../../engine/format.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Rows } from '../../ui/Rows.tsx';
import type { BulkAnswer, BulkItem } from '../../wire/estates.ts';

type BulkPreviewProps = { readonly answer: BulkAnswer; readonly config: ClientConfig };

/** Estate by estate: old → new, or the reason of a refusal; refusals first. */
export function BulkPreview({ answer, config }: BulkPreviewProps) {
  const { t } = useTranslation('bulk');
  const items = [...answer.items].sort((a, b) => Number(b.message !== undefined) - Number(a.message !== undefined));
  return (
    <div role="status">
      <strong>{t('preview.title', { changed: answer.changed, refused: answer.refused })}</strong>
      <Rows className="k-scroll">
        {items.map((item) => (
          <li key={item.id}>
            <strong>{item.title}</strong>{' '}
            {item.message === undefined ? (
              <Changes item={item} config={config} />
            ) : (
              <Typography.Text type="danger">{item.message}</Typography.Text>
            )}
          </li>
        ))}
      </Rows>
    </div>
  );
}

function Changes({ item, config }: { readonly item: BulkItem; readonly config: ClientConfig }) {
  const { t } = useTranslation('bulk');
  const text = useText();
  const language = useLanguage();
  const fields = config.resources['estates']?.fields;
  const changes = Object.entries(item.changes ?? {}).filter(([key]) => fields?.[key] !== undefined);
  if (changes.length === 0) return <em>{t('preview.same')}</em>;
  const valueText = (key: string, value: unknown): string => {
    const field = fields?.[key];
    if (value === null || value === undefined) return '–';
    if (field?.type === 'money' && typeof value === 'number') {
      return formatMoney({ minor: value, currency: item.currency ?? '', language });
    }
    const option = optionOf(field, value);
    if (option) return text(option.label);
    if (field?.type === 'ref') return t('preview.chosen');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  };
  return (
    <>
      {changes.map(([key, { from, to }]) => (
        <span key={key}>
          {text(fields?.[key]?.label)}: <s>{valueText(key, from)}</s> → <b>{valueText(key, to)}</b>{' '}
        </span>
      ))}
    </>
  );
}
