import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isMasked } from '../../../config/masked.ts';
import { FieldFilter, hasFilter } from '../../fields/filters/FieldFilter.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { type DraftCondition, type ConditionGroup, newCondition, newGroup } from './where-draft.ts';

type WhereGroupProps = {
  readonly group: ConditionGroup;
  readonly onChange: (group: ConditionGroup) => void;
  /** For a group inside another: its number, and how to remove it. */
  readonly inner?: { readonly number: number; readonly onRemove: () => void };
};

/** Conditions that must all hold, or any of them, and, at the top, groups of such. */
export function WhereGroup({ group, onChange, inner }: WhereGroupProps) {
  const { t } = useTranslation('saved-views');
  const { join, conditions, groups } = group;
  const set = (change: Partial<ConditionGroup>) => onChange({ ...group, ...change });
  return (
    <Flex
      vertical
      gap="small"
      className={inner && 'k-box'}
      role="group"
      aria-label={inner && t('where.groupOf', { number: inner.number })}
    >
      <Select
        aria-label={t('where.join')}
        value={join}
        options={(['all', 'any'] as const).map((value) => ({ value, label: t(`where.${value}`) }))}
        onChange={(value) => set({ join: value })}
      />
      {conditions.map((condition, index) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          number={index + 1}
          onChange={(next) => set({ conditions: conditions.with(index, next) })}
          onRemove={() => set({ conditions: conditions.filter((other) => other !== condition) })}
        />
      ))}
      {groups.map((each, index) => (
        <WhereGroup
          key={each.id}
          group={each}
          onChange={(next) => set({ groups: groups.with(index, next) })}
          inner={{ number: index + 1, onRemove: () => set({ groups: groups.filter((other) => other !== each) }) }}
        />
      ))}
      <Flex wrap gap="small">
        <Button onClick={() => set({ conditions: [...conditions, newCondition()] })}>{t('where.add')}</Button>
        {inner ? (
          <Button danger type="text" onClick={inner.onRemove}>
            {t('where.removeGroup')}
          </Button>
        ) : (
          <Button onClick={() => set({ groups: [...groups, newGroup('any')] })}>{t('where.group')}</Button>
        )}
      </Flex>
    </Flex>
  );
}

type ConditionRowProps = {
  readonly condition: DraftCondition;
  readonly number: number;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
};

function ConditionRow({ condition, number, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('saved-views');
  const text = useText();
  const id = useId();
  const { resource } = useEngine();
  const known = Object.values(resource.fields).filter(
    (field) => hasFilter(field) && !field.name.includes('.') && !field.hidden && !field.compute && !isMasked(field),
  );
  const field = resource.fields[condition.field];
  return (
    <Flex vertical gap="small" className="k-box" role="group" aria-label={t('where.conditionOf', { number })}>
      <Flex wrap gap="small" align="center">
        <Select
          className="k-where-field"
          showSearch
          optionFilterProp="label"
          aria-label={t('where.field')}
          placeholder={t('where.choose')}
          value={condition.field === '' ? null : condition.field}
          options={known.map(({ name, label }) => ({ value: name, label: text(label) }))}
          onChange={(name) => onChange({ ...condition, field: name, filters: [] })}
        />
        <Checkbox
          checked={condition.isNot}
          onChange={({ target }) => onChange({ ...condition, isNot: target.checked })}
        >
          {t('where.not')}
        </Checkbox>
        <Button type="text" danger aria-label={t('where.remove')} onClick={onRemove}>
          ×
        </Button>
      </Flex>
      {field && (
        <FieldFilter
          key={field.name}
          id={`${id}-value`}
          field={field}
          filters={condition.filters}
          onChange={(filters) => onChange({ ...condition, filters })}
        />
      )}
    </Flex>
  );
}
