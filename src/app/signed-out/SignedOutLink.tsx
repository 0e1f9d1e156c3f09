import type { MouseEvent, ReactNode } from 'react';
import { type SignedOutOnly, safeTo, withTo } from '../../providers/safe-to.ts';
import { goTo } from '../address.ts';

type SignedOutLinkProps = { readonly to: SignedOutOnly; readonly className?: string; readonly children: ReactNode };

/** A way to another signed-out screen that keeps where the person wanted to go after all. */
export function SignedOutLink({ to, className = 'k-signed-out-link', children }: SignedOutLinkProps) {
  const path = withTo(to, safeTo(new URLSearchParams(window.location.search).get('to')));
  return (
    <a className={className} href={path} onClick={(event) => follow(event, path)}>
      {children}
    </a>
  );
}

/** Goes there without a reload; a click that asks for a new tab or window is the browser's business. */
export function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo({ path });
}
