import { useTranslation } from 'react-i18next';
import { Comparison } from '../../engine/conflict/Comparison.tsx';
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

type Side = 'keep' | 'drop';
const SIDES: readonly Side[] = ['keep', 'drop'];

/** The differing fields, with a choice of the winning value. */
export function MergeFields({ merge, take, onTake }: MergeFieldsProps) {
  const { t } = useTranslation('crm');
  const text = useText();
  const shown = useShown();
  const { guests } = useClientConfig().resources;
  if (merge.fields.length === 0) return <span className="k-muted">{t('merge.same')}</span>;
  const labelOf = (field: string) => text(guests?.fields[field]?.label) || field;
  const valueOf = (name: string, side: Side) => {
    const differing = merge.fields.find(({ field }) => field === name);
    return shown(name, differing?.[side]);
  };
  return (
    <Comparison<Side>
      label={t('merge.fields')}
      of={t('merge.field')}
      sides={[
        { key: 'keep', title: `${merge.keep.name} (${t('merge.keeps')})` },
        { key: 'drop', title: `${merge.drop.name} (${t('merge.goes')})` },
      ]}
      rows={merge.fields.map(({ field, keep, drop, chosen }) => {
        const isBoth = chosen === 'both';
        const isFixed = isBoth || field === 'isBlocked' || keep === null || drop === null;
        return {
          key: field,
          label: isBoth ? `${labelOf(field)} (${t('merge.both')})` : labelOf(field),
          values: { keep: shown(field, keep), drop: shown(field, drop) },
          among: SIDES,
          ...(isFixed && { settled: isBoth ? SIDES : [chosen] }),
        };
      })}
      // The latest choice, ahead of the server.
      chosen={(field) => (take.includes(field) ? 'drop' : 'keep')}
      nameOf={(field, side) => t('merge.take', { field: labelOf(field), value: valueOf(field, side) })}
      onChoose={(field, side) => onTake(side === 'drop' ? [...take, field] : take.filter((name) => name !== field))}
    />
  );
}

/** Formats a value: labels of choices, yes and no, lists. */
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
