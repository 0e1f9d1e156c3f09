import Input from 'antd/es/input';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE = 300; // ms after the last keystroke

type DemoSearchProps = {
  readonly label: string;
  /** What is searched for now. */
  readonly q: string;
  readonly size?: 'large';
  readonly onSearch: (q: string) => void;
};

/** What is typed is searched for once the person pauses; Enter does not wait. */
export function DemoSearch({ label, q, size, onSearch }: DemoSearchProps) {
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The address changed by itself (back, a link): what it says is shown.
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
