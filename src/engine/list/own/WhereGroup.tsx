import Button from 'antd/es/button';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isMasked } from '../../../config/masked.ts';
import { FieldFilter, hasFilter } from '../../fields/filters/FieldFilter.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { type Condition, type Group, newCondition, newGroup } from './where-draft.ts';

type WhereGroupProps = {
  readonly group: Group;
  readonly onChange: (group: Group) => void;
  /** Of a group inside another: its number, and how it goes. */
  readonly inner?: { readonly number: number; readonly onRemove: () => void };
};

/** Conditions of which all or any hold, and, outside, groups of such. */
export function WhereGroup({ group, onChange, inner }: WhereGroupProps) {
  const { t } = useTranslation('saved-views');
  const { join, conditions, groups } = group;
  const set = (change: Partial<Group>) => onChange({ ...group, ...change });
  return (
    <div
      className={inner ? 'k-where k-where-inner' : 'k-where'}
      role="group"
      aria-label={inner && t('where.groupOf', { number: inner.number })}
    >
      <select
        className="k-select"
        aria-label={t('where.join')}
        value={join}
        onChange={({ target }) => set({ join: target.value === 'any' ? 'any' : 'all' })}
      >
        <option value="all">{t('where.all')}</option>
        <option value="any">{t('where.any')}</option>
      </select>
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
      <div className="k-own-ways">
        <Button onClick={() => set({ conditions: [...conditions, newCondition()] })}>{t('where.add')}</Button>
        {inner ? (
          <Button danger type="text" onClick={inner.onRemove}>
            {t('where.removeGroup')}
          </Button>
        ) : (
          <Button onClick={() => set({ groups: [...groups, newGroup('any')] })}>{t('where.group')}</Button>
        )}
      </div>
    </div>
  );
}

type ConditionRowProps = {
  readonly condition: Condition;
  readonly number: number;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
};

function ConditionRow({ condition, number, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('saved-views');
  const text = useText();
  const id = useId();
  const { resource } = useEngine();
  // Whoever goes through the fields by keyboard stays there: what a field is asked takes the focus as it appears.
  const chosen = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    chosen.current?.focus();
    chosen.current = null;
  }, [condition.field]);
  const known = Object.values(resource.fields).filter(
    (field) => hasFilter(field) && !field.name.includes('.') && !field.hidden && !field.compute && !isMasked(field),
  );
  const field = resource.fields[condition.field];
  return (
    <fieldset className="k-where-row">
      <legend className="k-hidden">{t('where.conditionOf', { number })}</legend>
      <div className="k-where-head">
        <select
          className="k-select"
          aria-label={t('where.field')}
          value={condition.field}
          onChange={({ target }) => {
            chosen.current = target;
            onChange({ ...condition, field: target.value, filters: [] });
          }}
        >
          <option value="">{t('where.choose')}</option>
          {known.map(({ name, label }) => (
            <option key={name} value={name}>
              {text(label)}
            </option>
          ))}
        </select>
        <label className="k-own-tick">
          <input
            type="checkbox"
            checked={condition.isNot}
            onChange={({ target }) => onChange({ ...condition, isNot: target.checked })}
          />
          {t('where.not')}
        </label>
        <Button type="text" danger aria-label={t('where.remove')} onClick={onRemove}>
          ×
        </Button>
      </div>
      {field && (
        <FieldFilter
          key={field.name}
          id={`${id}-value`}
          field={field}
          filters={condition.filters}
          onChange={(filters) => onChange({ ...condition, filters })}
        />
      )}
    </fieldset>
  );
}
