import { useEffect, useEffectEvent, useState } from 'react';
import '../../../ui/control.css';
import './demo-search.css';

const PAUSE = 300; // ms after the last keystroke

type DemoSearchProps = {
  readonly label: string;
  /** What is searched for now. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
};

/** What is typed is searched for once the person pauses; Enter does not wait. */
export function DemoSearch({ label, q, onSearch }: DemoSearchProps) {
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The address changed by itself (back, a link): what it says is shown.
  if (shownFor !== q) {
    setShownFor(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== q) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      className="k-demo-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== q) onSearch(typed.trim());
      }}
    >
      <input
        type="search"
        className="k-control"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
