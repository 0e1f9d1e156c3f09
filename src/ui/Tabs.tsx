// antd's Tabs with a name for those who hear them: antd's list of tabs takes none.
import AntTabs from 'antd/es/tabs';
import type { ReactNode } from 'react';

export type Tab = {
  readonly key: string;
  readonly label: string;
  /** Beside the label, e.g. the number of errors in the tab. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
};
type TabsProps = {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly active: string;
  readonly onChange: (key: string) => void;
};

/** A panel is built when first opened and kept, so nothing typed in it is lost. */
export function Tabs({ tabs, label, active, onChange }: TabsProps) {
  return (
    <div ref={(box) => nameTabs(box, label)}>
      <AntTabs
        activeKey={active}
        onChange={onChange}
        items={tabs.map(({ key, label: name, badge, content }) => ({
          key,
          label: (
            <>
              {name}
              {badge}
            </>
          ),
          children: content,
        }))}
      />
    </div>
  );
}

/** antd calls a list of tabs what also holds the button for those that have no room. */
function nameTabs(box: HTMLElement | null, label: string): void {
  const around = box?.querySelector(':scope > .ant-tabs > .ant-tabs-nav');
  for (const name of ['role', 'aria-orientation']) around?.removeAttribute(name);
  const list = box?.querySelector(':scope > .ant-tabs > .ant-tabs-nav .ant-tabs-nav-list');
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', label);
}
