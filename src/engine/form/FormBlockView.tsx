import { useTranslation } from 'react-i18next';
import type { FormBlock } from '../../config/types.ts';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useText } from '../resource/use-text.ts';
import { ErrorBadge } from './ErrorBadge.tsx';
import { FormIndex, type IndexEntry, LONG_FORM } from './FormIndex.tsx';
import { type FormParts, SectionView } from './SectionView.tsx';
import { StepsView } from './StepsView.tsx';
import { useGradualCount } from './use-gradual-count.ts';
import { useShown } from './visibility.ts';

type FormBlockViewProps = FormParts & {
  readonly block: FormBlock;
  /** A new record has nothing to show yet in fields that only the server fills. */
  readonly isNew: boolean;
  readonly tab: number;
  readonly onTab: (index: number) => void;
};

/** The configured sections: below each other, as tabs, or as steps. Does not re-render while typing. */
export function FormBlockView({ block, isNew, tab, onTab, ...parts }: FormBlockViewProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { store, visibility } = parts;
  const names = block.sections.map(({ rows }) => rows.flat());
  const shown = useShown(visibility, store, names.flat());
  const sections = block.sections.map((section, index) => ({ section, index }));
  const visible = sections.filter(({ index }) => names[index]?.some((name) => shown.includes(name)));
  const built = useGradualCount(visible.length);
  const sectionId = (index: number) => `${parts.formId}-part-${index}`;
  const entries = visible.flatMap(({ section, index }): IndexEntry[] =>
    section.label ? [{ id: sectionId(index), label: text(section.label), section }] : [],
  );
  if (block.layout === 'steps')
    return (
      <StepsView
        visible={visible}
        step={tab}
        onStep={onTab}
        isNew={isNew}
        {...(block.look && { look: block.look })}
        {...parts}
      />
    );
  if (block.layout === 'sections' || visible.length === 1) {
    const sections = visible.slice(0, built).map(({ section, index }) => (
      <PanelSection
        key={index}
        id={sectionId(index)}
        label={section.label && text(section.label)}
        isFolded={section.isFolded}
      >
        {section.help && (
          <p className="k-muted" style={{ marginBlockStart: -6 }}>
            {text(section.help)}
          </p>
        )}
        <SectionView section={section} isNew={isNew} {...parts} />
      </PanelSection>
    ));
    if (entries.length < LONG_FORM) return sections;
    return (
      <div className="k-form-indexed">
        <FormIndex entries={entries} store={store} />
        <div>{sections}</div>
      </div>
    );
  }
  const tabs = visible.map(({ section, index }) => ({
    key: String(index),
    label: section.label ? text(section.label) : t('part', { number: index + 1 }),
    badge: <ErrorBadge section={section} store={store} />,
    content: <SectionView section={section} isNew={isNew} {...parts} />,
  }));
  const active = tabs.find(({ key }) => key === String(tab)) ?? tabs[0];
  return (
    <div className="k-panel">
      <Tabs tabs={tabs} label={t('sections')} active={active?.key ?? ''} onChange={(key) => onTab(Number(key))} />
    </div>
  );
}
