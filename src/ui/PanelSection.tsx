// antd's Collapse hides its content from the browser's search and from links to errors; `<details>` does not.
import { type ReactNode, useState } from 'react';
import './page-head.css';

type PanelSectionProps = {
  /** For links from elsewhere on the page, which then focus its heading. */
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** Collapsed at first; without a label it cannot be opened. */
  readonly isFolded?: boolean | undefined;
  /** Its content is built when first opened, because it calls the server. */
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
