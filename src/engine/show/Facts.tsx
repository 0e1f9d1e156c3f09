import { useMemo } from 'react';
import type { Row, ShowSection } from '../../config/types.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { FieldValue, LOOKS } from '../fields/displays.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { hasValue, conditionHolds } from '../fields/applies.ts';

type FactsProps = {
  readonly section: Extract<ShowSection, { kind: 'fields' }>;
  readonly record: Row;
};

/** A section of a show page. What `showIf` hides in the form says nothing here either. */
export function Facts({ section, record }: FactsProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const fields = useMemo(() => {
    return section.fields
      .flatMap((name) => resource.fields[name] ?? [])
      .filter((field) => field.type !== 'children' && !(field.type === 'password' && !field.secret) && !field.hidden)
      .filter((field) => conditionHolds(field.showIf, { config, resource, record }))
      .filter((field) => !resource.show.hideEmpty || hasValue({ field, record }));
  }, [section, resource, config, record]);
  if (fields.length === 0) return null;
  return (
    <PanelSection label={section.label && text(section.label)} isFolded={section.isFolded}>
      <Pairs
        pairs={fields.map((field) => ({
          key: field.name,
          label: text(field.label),
          value: <FieldValue field={field} record={record} />,
          wide: LOOKS[field.type].isWide === true,
        }))}
      />
    </PanelSection>
  );
}
