import Input from 'antd/es/input';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControl } from './use-list-state.ts';

const PAUSE = 300; // ms after the last keystroke

/** What is typed is searched for once the person pauses; Enter does not wait. */
export function SearchBox({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const { q, setSearch } = control;
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The address changed by itself (back, a link): what it says is shown, not what was typed before.
  if (shownFor !== q) {
    setShownFor(q);
    if (typed.trim() !== q) setTyped(q);
  }

  const search = useEffectEvent(() => {
    if (typed.trim() !== q) setSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      type="search"
      className="k-search"
      aria-label={t('search')}
      placeholder={t('search')}
      allowClear
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => setSearch(typed.trim())}
    />
  );
}
