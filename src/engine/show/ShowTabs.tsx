import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Row, ShowSection } from '../../config/types.ts';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { panelKey } from '../report/PanelOrTable.tsx';
import { LinkButton } from '../resource/LinkButton.tsx';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { newChildPath } from '../resource/way-of-child.ts';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { Section } from './Section.tsx';

type ShowTabsProps = {
  readonly sections: readonly ShowSection[];
  readonly record: Row;
  readonly label: string;
  readonly onStart: (wanted: Wanted) => void;
};
type Group = { readonly key: string; readonly label: string; readonly sections: ShowSection[] };

/** Sections as tabs, each built when it is opened. The address says which is open, so links and "back" find it. */
export function ShowTabs({ sections, record, label, onStart }: ShowTabsProps) {
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const groups = useGroups(sections);
  const adds = useAdds({ sections, record });
  // There a tab is as near as its own way to add.
  const isAbove = !isPhone && resource.show.layout !== 'tabs' && adds.length > 1;
  const [search, setSearch] = useSearchParams();
  const [first] = groups;
  if (!first) return null;
  const wanted = search.get('tab');
  // A single section is not shown as a tab.
  const [only] = groups.length === 1 ? first.sections : [];
  if (only?.kind === 'history') {
    return (
      <PanelSection label={first.label} isFolded={wanted !== first.key} isLazy>
        <Section section={only} record={record} onStart={onStart} />
      </PanelSection>
    );
  }
  const active = groups.some(({ key }) => key === wanted) ? (wanted ?? first.key) : first.key;
  const open = (key: string) =>
    setSearch(
      (now) => {
        now.set('tab', key);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const tabs = groups.map((group): Tab => ({
    key: group.key,
    label: group.label,
    content: group.sections.map((section, index) => (
      <Section key={index} section={section} record={record} onStart={onStart} isAddedAbove={isAbove} />
    )),
  }));
  return (
    <div className="k-panel">
      {isAbove && <Adds adds={adds} />}
      <Tabs tabs={tabs} label={label} active={active} onChange={open} />
    </div>
  );
}

type Add = { readonly way: string; readonly name: string };

/** The related records that can be added. */
function useAdds({ sections, record }: Pick<ShowTabsProps, 'sections' | 'record'>): readonly Add[] {
  const text = useText();
  const { config, resource } = useEngine();
  return sections.flatMap((section) => {
    const field = section.kind === 'relation' ? resource.fields[section.field] : undefined;
    const way = field?.type === 'children' ? newChildPath({ config, resource, field, record }) : undefined;
    const child = field?.type === 'children' ? config.resources[field.resource] : undefined;
    return way === undefined || !child ? [] : [{ way, name: text(child.one ?? child.label) }];
  });
}

/** One button each; a single one is labelled by its tab. */
function Adds({ adds }: { readonly adds: readonly Add[] }) {
  const { t } = useTranslation('show');
  return (
    <ul className="k-line k-relation-add" aria-label={t('relation.adds')}>
      {adds.map(({ way, name }) => (
        <li key={way}>
          <LinkButton
            type="link"
            style={{ paddingInline: 0 }}
            to={way}
            aria-label={t('relation.addOne', { one: name })}
          >
            + {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The sections of each tab. A relation the role may not list is no tab. */
function useGroups(sections: readonly ShowSection[]): Group[] {
  const { t } = useTranslation('show');
  const text = useText();
  const { config, resource } = useEngine();
  const groups: Group[] = [];
  for (const [index, section] of sections.entries()) {
    const field = section.kind === 'relation' ? resource.fields[section.field] : undefined;
    if (section.kind === 'relation') {
      if (field?.type !== 'children' || !config.resources[field.resource]?.can.includes('list')) continue;
    }
    const open = groups.at(-1);
    if (section.kind !== 'history' && section.isJoined && open) {
      open.sections.push(section);
      continue;
    }
    const name = section.kind === 'relation' ? field?.label : section.kind === 'history' ? undefined : section.label;
    const label = section.kind === 'history' ? t('history.title') : name ? text(name) : String(index + 1);
    groups.push({ key: keyOf(section, index), label, sections: [section] });
  }
  return groups;
}

/** A tab's name in the address: by its content, so inserting a section before it does not change it. */
function keyOf(section: ShowSection, index: number): string {
  if (section.kind === 'relation') return section.field;
  if (section.kind === 'panel') return panelKey(section);
  if (section.kind === 'form') return section.resource;
  return section.kind === 'history' ? 'history' : `part-${index + 1}`;
}
