import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Row, ShowSection } from '../../config/types.ts';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { Section } from './Section.tsx';

type ShowTabsProps = {
  readonly sections: readonly ShowSection[];
  readonly record: Row;
  readonly label: string;
};
type Group = { readonly key: string; readonly label: string; readonly sections: ShowSection[] };

/** Sections as tabs, each built when it is opened. The address says which is open, so links and "back" find it. */
export function ShowTabs({ sections, record, label }: ShowTabsProps) {
  const groups = useGroups(sections);
  const [search, setSearch] = useSearchParams();
  const [first] = groups;
  if (!first) return null;
  const wanted = search.get('tab');
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
    content: group.sections.map((section, index) => <Section key={index} section={section} record={record} />),
  }));
  return (
    <div className="k-panel">
      <Tabs tabs={tabs} label={label} active={active} onChange={open} />
    </div>
  );
}

/** What stands on one tab together. A relation that the role may not list is no tab. */
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

/** How the address calls a tab: by what it shows, so that a section put in before it does not move it. */
function keyOf(section: ShowSection, index: number): string {
  if (section.kind === 'relation') return section.field;
  if (section.kind === 'panel') return section.panel;
  return section.kind === 'history' ? 'history' : `part-${index + 1}`;
}
