import Radio from 'antd/es/radio';
import Table, { type ColumnType } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import type { CrmMerge } from '../../wire/crm.ts';
import { optionOf } from '../../config/options.ts';

type MergeFieldsProps = {
  readonly merge: CrmMerge;
  readonly take: readonly string[];
  readonly onTake: (take: readonly string[]) => void;
};

/** Where the two differ: the value that wins, by choice. */
export function MergeFields({ merge, take, onTake }: MergeFieldsProps) {
  const { t } = useTranslation('crm');
  const text = useText();
  const shown = useShown();
  const { guests } = useClientConfig().resources;
  if (merge.fields.length === 0) return <span className="k-muted">{t('merge.same')}</span>;
  const rows = merge.fields.map((differing) => {
    const { field, keep, drop, chosen } = differing;
    const isFixed = chosen === 'both' || field === 'isBlocked' || keep === null || drop === null;
    // What was chosen just now, ahead of the server.
    const wins = isFixed ? chosen : take.includes(field) ? 'drop' : 'keep';
    return { ...differing, isFixed, wins, label: text(guests?.fields[field]?.label) || field };
  });
  const column = (side: 'keep' | 'drop', title: string): ColumnType<(typeof rows)[number]> => ({
    title,
    render: (_, { field, label, isFixed, wins, [side]: value }) => (
      <Radio
        name={`merge-${field}`}
        checked={wins === side || wins === 'both'}
        disabled={isFixed}
        aria-label={t('merge.take', { field: label, value: shown(field, value) })}
        onChange={() => onTake(side === 'drop' ? [...take, field] : take.filter((name) => name !== field))}
      >
        {shown(field, value)}
      </Radio>
    ),
  });
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="field"
      dataSource={rows}
      title={() => <strong>{t('merge.fields')}</strong>}
      columns={[
        {
          title: t('merge.field'),
          rowScope: 'row',
          render: (_, { label, chosen }) => (
            <>
              {label} {chosen === 'both' && <small>({t('merge.both')})</small>}
            </>
          ),
        },
        column('keep', `${merge.keep.name} (${t('merge.keeps')})`),
        column('drop', `${merge.drop.name} (${t('merge.goes')})`),
      ]}
    />
  );
}

/** A value in words: labels of choices, yes and no, words of a list. */
function useShown(): (field: string, value: unknown) => string {
  const { t } = useTranslation(['crm', 'fields']);
  const text = useText();
  const language = useLanguage();
  const { guests } = useClientConfig().resources;
  return (name, value) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('crm:merge.empty');
    if (Array.isArray(value)) return value.map(String).join(', ');
    if (typeof value === 'boolean') return t(value ? 'fields:yes' : 'fields:no');
    const field = guests?.fields[name];
    if (field?.type === 'date' && typeof value === 'string') return formatDate({ value, language });
    const option = optionOf(field, value);
    if (option) return text(option.label);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}
