import Input from 'antd/es/input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControl } from './use-list-state.ts';

const PAUSE = 300; // ms after the last keystroke

/** Searches once the person pauses; Enter does not wait. */
export function SearchBox({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const { q, setSearch } = control;
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The address changed by other means (back, a link): its text replaces the typed one.
  if (shownFor !== q) {
    setShownFor(q);
    if (typed.trim() !== q) setTyped(q);
  }

  // The last requested text, though the address may not have it yet.
  const asked = useRef(q);
  useEffect(() => {
    asked.current = q;
  }, [q]);
  const ask = (text: string) => {
    if (text === asked.current) return;
    asked.current = text;
    setSearch(text);
  };
  const search = useEffectEvent(() => ask(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      type="search"
      style={{ flex: '1 1 0', minWidth: 120, maxWidth: 320 }}
      aria-label={t('search')}
      placeholder={t('search')}
      allowClear
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => ask(typed.trim())}
      // Leaving the box may mean leaving the screen, so a late search must not navigate back.
      onBlur={() => ask(typed.trim())}
    />
  );
}
