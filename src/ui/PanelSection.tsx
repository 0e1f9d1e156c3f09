// antd's Collapse hides what it holds from the browser's search and from errors that lead there: `<details>` does not.
import { type ReactNode, useState } from 'react';
import './page-head.css';

type PanelSectionProps = {
  /** What leads here from elsewhere on the page names it; its heading then takes the focus. */
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** Closed until somebody opens it; without a label there is nothing to open it by. */
  readonly isFolded?: boolean | undefined;
  /** What asks the server is built when it is opened for the first time. */
  readonly isLazy?: boolean;
  readonly children: ReactNode;
};

/** A part of a form or of a record's page. */
export function PanelSection({ id, label, isFolded = false, isLazy = false, children }: PanelSectionProps) {
  const [wasOpened, setWasOpened] = useState(!isLazy);
  if (label !== undefined && isFolded) {
    return (
      <details id={id} className="k-panel" onToggle={() => setWasOpened(true)}>
        <summary>
          <h2>{label}</h2>
        </summary>
        {wasOpened && children}
      </details>
    );
  }
  return (
    <section id={id} className="k-panel">
      {label !== undefined && <h2 tabIndex={id === undefined ? undefined : -1}>{label}</h2>}
      {children}
    </section>
  );
}
