import type { LogicalFilter } from '@refinedev/core';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../resource/keys.ts';
import type { ClientField } from '../../config/types.ts';
import { FieldFilter } from '../fields/filters/FieldFilter.tsx';
import { useText } from '../resource/use-text.ts';
import { filtersOf } from './filters-of.ts';
import type { ListControl } from './use-list-state.ts';

type FilterFormProps = {
  readonly fields: readonly ClientField[];
  readonly control: ListControl;
  readonly onDone: () => void;
};

/** One or more filters as a small form: nothing is asked of the server before "Apply". Loaded when first opened. */
export default function FilterForm({ fields, control, onDone }: FilterFormProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const id = useId();
  const [draft, setDraft] = useState<readonly LogicalFilter[]>(control.fieldFilters);
  const keys = fields.flatMap(keysOf);
  const apply = (filters: readonly LogicalFilter[]) => {
    control.setFilters(
      keys,
      filters.filter((filter) => keys.includes(filter.field)),
    );
    onDone();
  };
  return (
    <form
      className="k-stack k-filter-form"
      aria-label={
        fields.length === 1 && fields[0] ? t('filter.by', { field: text(fields[0].label) }) : t('filter.title')
      }
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      {fields.map((field, index) => {
        const own = keysOf(field);
        return (
          <div key={field.name}>
            <Typography.Text strong>{text(field.label)}</Typography.Text>
            <FieldFilter
              id={`${id}-${field.name}`}
              field={field}
              isFurther={index > 0}
              filters={filtersOf(field, draft)}
              onChange={(next) => setDraft([...draft.filter((filter) => !own.includes(filter.field)), ...next])}
            />
          </div>
        );
      })}
      <Flex gap="small" justify="flex-end">
        <Button size="small" onClick={() => apply([])}>
          {t('filter.clear')}
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          {t('filter.apply')}
        </Button>
      </Flex>
    </form>
  );
}
