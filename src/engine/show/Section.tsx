import { lazy, Suspense } from 'react';
import type { Row, ShowSection } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import type { Wanted } from '../run/use-run.ts';
import { PanelOrTable } from '../report/PanelOrTable.tsx';
import { useText } from '../resource/use-text.ts';
import { FactCard } from './FactCard.tsx';
import { Facts } from './Facts.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { Relation } from './Relation.tsx';

type SectionProps = {
  readonly section: ShowSection;
  readonly record: Row;
  /** Starts an action in the section; absent if there is none. */
  readonly onStart?: ((wanted: Wanted) => void) | undefined;
  /** The button to add a related record is above all of them. */
  readonly isAddedAbove?: boolean;
};

const KeptForm = lazy(async () => ({ default: (await import('../form/KeptForm.tsx')).KeptForm }));

/** One section of a record's page, whatever its kind. */
export function Section({ section, record, onStart, isAddedAbove = false }: SectionProps) {
  const text = useText();
  const { resource } = useEngine();
  if (section.kind === 'fields') return <Facts section={section} record={record} />;
  if (section.kind === 'facts') return <FactCard section={section} record={record} onStart={onStart} />;
  if (section.kind === 'history') return <RecordHistory record={record} />;
  if (section.kind === 'relation') {
    const field = resource.fields[section.field];
    if (field?.type !== 'children') return null;
    return (
      <>
        {section.isJoined && (
          <h2 style={{ margin: '20px 0 8px', fontSize: 'var(--k-font-lead)' }}>{text(field.label)}</h2>
        )}
        <Relation field={field} record={record} isAddedAbove={isAddedAbove} />
      </>
    );
  }
  if (section.kind === 'form') return <FormSection section={section} id={`${resource.name}-${record.id}`} />;
  return (
    <PanelSection label={section.label && text(section.label)} isFolded={section.isFolded} isLazy>
      <PanelOrTable isBare panel={section} record={record} />
    </PanelSection>
  );
}

type FormSectionProps = { readonly section: Extract<ShowSection, { kind: 'form' }>; readonly id: string };

/** A record the browser stores beside this one. */
function FormSection({ section, id }: FormSectionProps) {
  const { config } = useEngine();
  const kept = config.resources[section.resource];
  if (!kept) return null;
  return (
    <Suspense>
      <KeptForm config={config} resource={kept} id={id} />
    </Suspense>
  );
}
