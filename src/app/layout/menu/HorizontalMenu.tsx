import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useText } from '../../../engine/resource/use-text.ts';
import { useMenu } from './here.ts';
import { MenuDisclosure, type OpenState } from './MenuDisclosure.tsx';
import { useFitting } from './use-fitting.ts';
import './menu.css';
import './horizontal-menu.css';

/**
 * The navigation as a bar below the top bar: a group opens its entries, arrow keys walk. Groups without room stand
 * together under "More".
 */
export default function HorizontalMenu() {
  const { t } = useTranslation('menu');
  const text = useText();
  const { groups, here, counts } = useMenu();
  const bar = useRef<HTMLElement>(null);
  const tops = groups.filter((group) => group.in === undefined);
  const withInner = (list: typeof groups) =>
    list.flatMap((group) => [group, ...groups.filter((each) => each.in === group.id)]);
  const { key: visit } = useLocation();
  const [open, setOpen] = useState<{ readonly id: string; readonly state: OpenState; readonly at: string }>();
  const opening = (id: string) => ({
    // Going anywhere closes it.
    state: open?.id === id && open.at === visit ? open.state : ('closed' as const),
    onState: (which: string, state: OpenState) =>
      setOpen((now) => (state === 'closed' && now?.id !== which ? now : { id: which, state, at: visit })),
  });
  const names = tops.map(({ label }) => text(label));
  const fitting = useFitting({ bar, names });
  const shown = tops.slice(0, fitting);
  const rest = withInner(tops.slice(fitting));
  const isIn = (list: typeof groups) => list.some(({ id }) => id === here?.group.id);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.k-bar-button')];
    const index = buttons.findIndex((button) => button.parentElement?.contains(document.activeElement));
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || index === -1) return;
    event.preventDefault();
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <nav ref={bar} id="menu" className="k-bar" aria-label={t('label')} onKeyDown={handleKey}>
      {/* How wide each would be; never seen. */}
      <div className="k-bar-measure" aria-hidden="true">
        {[...names, t('more')].map((name, index) => (
          <span key={index} className="k-bar-button">
            {name}
          </span>
        ))}
      </div>
      {shown.map((group) => (
        <MenuDisclosure
          key={group.id}
          id={group.id}
          label={text(group.label)}
          groups={withInner([group])}
          hereKey={here?.entry.key}
          isHere={isIn(withInner([group]))}
          counts={counts}
          {...opening(group.id)}
        />
      ))}
      {rest.length > 0 && (
        <MenuDisclosure
          id="more"
          label={t('more')}
          groups={rest}
          hereKey={here?.entry.key}
          isHere={isIn(rest)}
          counts={counts}
          {...opening('more')}
        />
      )}
    </nav>
  );
}
