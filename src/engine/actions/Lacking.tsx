import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import type { MissingField } from '../draft/missing-of.ts';
import { MissingNames } from '../draft/MissingNames.tsx';
import type { FormErrors } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { rowTitle } from '../resource/title.ts';

type LackingProps = {
  readonly record: Row;
  readonly fields: readonly MissingField[];
  readonly errors: FormErrors;
};

/** Values an action lacks but does not ask for: the fields, each with a link to it. */
export function Lacking({ record, fields, errors }: LackingProps) {
  const { t } = useTranslation(['show', 'errors']);
  const { resource } = useEngine();
  const empty = t('errors:validation.required');
  return (
    <Alert
      type="error"
      message={t('lacking.title', { count: fields.length, title: rowTitle({ resource, row: record }) })}
      description={
        <MissingNames
          row={record}
          fields={fields}
          problemOf={(field) => (errors[field] ?? []).filter((text) => text !== empty).join(' ')}
        />
      }
    />
  );
}
