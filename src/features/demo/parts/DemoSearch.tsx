import Input from 'antd/es/input';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE = 300; // ms after the last keystroke

type DemoSearchProps = {
  readonly label: string;
  /** The current search. */
  readonly q: string;
  readonly size?: 'large';
  readonly onSearch: (q: string) => void;
};

/** Searches once the person pauses typing; Enter searches at once. */
export function DemoSearch({ label, q, size, onSearch }: DemoSearchProps) {
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The address changed otherwise (back, a link): show its value.
  if (shownFor !== q) {
    setShownFor(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const search = () => {
    if (typed.trim() !== q) onSearch(typed.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search style={{ flex: 1, minWidth: 0 }}>
      <Input
        type="search"
        {...(size && { size })}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={search}
      />
    </search>
  );
}
