import { useTranslation } from 'react-i18next';
import type { ChartChoices } from '../../wire/chart-choices.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useAnswer } from '../resource/use-answer.ts';

type ChoiceFiltersProps<Name extends string> = {
  /** Namespace with the texts `filter.all` and `filter.<name>`. */
  readonly namespace: string;
  /** The call that answers with what can be chosen. */
  readonly path: string;
  readonly names: readonly Name[];
  readonly value: (name: Name) => string;
  readonly onChange: (name: Name, value: string) => void;
  /** The label of a choice whose title is a code. */
  readonly titleOf?: (name: Name, value: string, title: string) => string;
};

/** Filters the estates of a chart. Choices hidden from the role are not offered. */
export function ChoiceFilters<Name extends string>(props: ChoiceFiltersProps<Name>) {
  const { namespace, path, names, value, onChange, titleOf } = props;
  const { t } = useTranslation(namespace);
  const { data } = useAnswer<ChartChoices>(path);
  return names.map((name) => {
    const choices = data?.[name] ?? [];
    if (choices.length === 0 && value(name) === '') return null;
    return (
      <Choice
        key={name}
        label={t(`filter.${name}`)}
        value={value(name)}
        options={[
          { value: '', label: t('filter.all') },
          ...choices.map(([key, title]) => ({ value: key, label: titleOf?.(name, key, title) ?? title })),
        ]}
        onChange={(chosen) => onChange(name, chosen)}
      />
    );
  });
}
