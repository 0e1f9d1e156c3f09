import { type ReactNode, useId } from 'react';
import './user.css';

/** A part of a user's tab. */
export function UserPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="k-shown-user-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
