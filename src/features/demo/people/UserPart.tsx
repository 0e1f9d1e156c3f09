import { type ReactNode, useId } from 'react';

/** A section of a user's tab. */
export function UserPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ marginBlockEnd: 28 }}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
