import { useTranslation } from 'react-i18next';
import type { FormBlock, FormSection } from '../../config/types.ts';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { isAbout } from './focus-error.ts';
import { type FormParts, SectionView } from './SectionView.tsx';
import { StepsView } from './StepsView.tsx';
import { useGrowing } from './use-growing.ts';
import { useShown } from './visibility.ts';

type FormBlockViewProps = FormParts & {
  readonly block: FormBlock;
  /** A new record has nothing to show yet in fields that only the server fills. */
  readonly isNew: boolean;
  readonly tab: number;
  readonly onTab: (index: number) => void;
};

/** The configured sections: below each other, as tabs, or one after the other. Renders nothing again while somebody types. */
export function FormBlockView({ block, isNew, tab, onTab, ...parts }: FormBlockViewProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { store, visibility } = parts;
  const names = block.sections.map(({ rows }) => rows.flat());
  const shown = useShown(visibility, store, names.flat());
  const sections = block.sections.map((section, index) => ({ section, index }));
  const visible = sections.filter(({ index }) => names[index]?.some((name) => shown.includes(name)));
  const built = useGrowing(visible.length);
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
    return visible.slice(0, built).map(({ section, index }) => (
      <PanelSection key={index} label={section.label && text(section.label)} isFolded={section.isFolded}>
        {section.help && <p className="k-section-help">{text(section.help)}</p>}
        <SectionView section={section} isNew={isNew} {...parts} />
      </PanelSection>
    ));
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

/** Errors come all at once, and where they are is asked only while there are some. */
const ANY = ['*'] as const;

/** How many fields of a tab have an error. */
function ErrorBadge({ section, store }: { section: FormSection; store: FormStore }) {
  const { t } = useTranslation('form');
  const { resource } = useEngine();
  useFormKeys(store, ANY);
  const errors = Object.entries(store.errors()).filter(([, texts]) => texts.length > 0);
  const isWrong = (name: string) => errors.some(([error]) => isAbout({ resource, name, error }));
  const count = errors.length === 0 ? 0 : section.rows.flat().filter(isWrong).length;
  if (count === 0) return null;
  return (
    <span className="k-badge" aria-label={t('errorsInPart', { count })}>
      {count}
    </span>
  );
}
