import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { isInline } from '../../config/inline.ts';
import { idsOf } from '../../config/refs.ts';
import type { ClientField, FormSection, Row } from '../../config/types.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { FieldValue, LOOKS } from '../fields/displays.tsx';
import { useFormKeys } from '../fields/inputs/form-store.ts';
import { useTitles } from '../fields/use-titles.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import type { FormParts } from './SectionView.tsx';
import { isRemoved, typedRows } from './rows/typed-rows.ts';
import { useShown } from './visibility.ts';

type StepsSummaryProps = FormParts & { readonly sections: readonly FormSection[] };
const ANY = ['*'] as const;

/** The last step: everything that was typed, as it will be saved. */
export function StepsSummary({ sections, store, visibility }: StepsSummaryProps) {
  const text = useText();
  const { resource } = useEngine();
  useFormKeys(store, ANY);
  const names = sections.flatMap(({ rows }) => rows.flat());
  const shown = useShown(visibility, store, names);
  const record = { ...store.values(), id: '' } as Row;
  const parts = sections.map((section, index) => {
    const fields = section.rows
      .flat()
      .filter((name) => shown.includes(name))
      .flatMap((name) => resource.fields[name] ?? []);
    return (
      <div key={index}>
        {section.label && <h3 style={{ margin: '0 0 8px' }}>{text(section.label)}</h3>}
        <Pairs
          pairs={fields.map((field) => ({
            key: field.name,
            label: text(field.label),
            value: <Typed field={field} record={record} />,
            wide: LOOKS[field.type].isWide === true,
          }))}
        />
      </div>
    );
  });
  return (
    <Flex vertical gap={16}>
      {parts}
    </Flex>
  );
}

function Typed({ field, record }: { readonly field: ClientField; readonly record: Row }) {
  const { t } = useTranslation('form');
  if (isInline(field)) {
    const rows = typedRows({ get: (key) => record[key] }, field.name).filter((row) => !isRemoved(row));
    return t('rows.count', { count: rows.length });
  }
  if (field.type === 'ref') return <Titles resource={field.resource} ids={idsOf(record[field.name] ?? null)} />;
  // A password is not shown; whether there is one is.
  if (field.type === 'password') return record[field.name] ? t('steps.given') : t('steps.notGiven');
  return <FieldValue field={field} record={record} />;
}

/** Typed references have no titles yet. */
function Titles({ resource, ids }: { readonly resource: string; readonly ids: readonly string[] }) {
  const titles = useTitles({ resource, ids });
  return ids.length === 0 ? '–' : titles.map(({ label }) => label).join(', ');
}
