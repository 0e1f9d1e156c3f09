import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { useText } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useApart } from './use-apart.ts';
import { setFold, unfold, useFolds } from './folds.ts';
import { type Counts, useMenu } from './here.ts';
import { MenuLink } from './MenuLink.tsx';

/** A menu this short is shown whole: folding it would only hide it. */
const SHORT = 12; // entries

/** Collapsible groups of the screens the role may open. @param hasTips only icons show */
export function MenuGroups({ hasTips = false }: { readonly hasTips?: boolean }) {
  const { t } = useTranslation('menu');
  const { groups, here, counts } = useMenu();
  const folds = useFolds();
  const current = here?.group.id;
  const outer = here?.group.in;
  const isShort = groups.reduce((sum, { entries }) => sum + entries.length, 0) <= SHORT;
  // Opens the current screen's group, even if it was collapsed before.
  useEffect(() => {
    if (current !== undefined) unfold(current);
    if (outer !== undefined) unfold(outer);
  }, [current, outer]);
  const openOf = ({ id, isApart }: MenuGroupEntries) =>
    isApart !== true && (folds[id] ?? (isShort || id === current || id === outer));
  return (
    <nav className="k-menu-groups" aria-label={t('label')} onKeyDown={handleArrows}>
      {groups
        .filter((group) => group.in === undefined)
        .map((group) => (
          <Group
            key={group.id}
            group={group}
            counts={counts}
            hasTips={hasTips}
            openOf={openOf}
            inner={groups.filter((each) => each.in === group.id)}
            hereKey={here?.entry.key}
            currentId={current}
          />
        ))}
    </nav>
  );
}

type GroupProps = {
  readonly group: MenuGroupEntries;
  /** Groups that stand inside it. */
  readonly inner: readonly MenuGroupEntries[];
  readonly currentId: string | undefined;
  readonly hereKey: string | undefined;
  readonly openOf: (group: MenuGroupEntries) => boolean;
  readonly counts: Counts;
  readonly hasTips: boolean;
};

function Group({ group, inner, currentId, hereKey, openOf, counts, hasTips }: GroupProps) {
  const text = useText();
  const { isWaiting, bring } = useApart(group);
  const isOpen = openOf(group);
  const isHere = group.id === currentId || inner.some(({ id }) => id === currentId);
  const label = text(group.label);
  const hidden = isOpen ? 0 : group.entries.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0);
  const Heading = group.in === undefined ? 'h2' : 'h3';
  const handleClick = () => {
    if (group.isApart) bring();
    setFold({ id: group.id, isOpen: !isOpen });
  };
  return (
    <div
      className={group.in === undefined ? 'k-menu-group' : 'k-menu-group k-menu-inner'}
      data-open={isOpen || undefined}
      data-here={isHere || undefined}
    >
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`menu-${group.id}`}
          aria-busy={isWaiting}
          title={hasTips ? label : undefined}
          onClick={handleClick}
        >
          <Icon name={group.icon} />
          <span className="k-cut k-menu-label">{label}</span>
          {hidden > 0 && <i className="k-menu-dot" />}
          <svg className="k-menu-chevron" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </Heading>
      {/* Ten of eighty entries can be seen: the others are made when their group opens. */}
      <div id={`menu-${group.id}`} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul className="k-menu-entries" aria-label={label}>
              {group.entries.map((entry) => (
                <li key={entry.key}>
                  <MenuLink entry={entry} isHere={entry.key === hereKey} count={counts[entry.key]} hasTip={hasTips} />
                </li>
              ))}
            </ul>
            {inner.map((each) => (
              <Group
                key={each.id}
                currentId={currentId}
                hereKey={hereKey}
                openOf={openOf}
                counts={counts}
                hasTips={hasTips}
                group={each}
                inner={[]}
              />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** Arrow keys walk over what can be seen; Tab still goes on as everywhere. */
function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-expanded], a')].filter(
    (element) => element.closest('[hidden]') === null,
  );
  const index = all.findIndex((element) => element === document.activeElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[(next + all.length) % all.length]?.focus();
}
