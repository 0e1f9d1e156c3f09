import type { MouseEvent, ReactNode } from 'react';
import { type GuestsOnly, safeTo, withTo } from '../../providers/safe-to.ts';
import { goTo } from '../address.ts';

type GuestLinkProps = { readonly to: GuestsOnly; readonly className?: string; readonly children: ReactNode };

/** A way to another guest screen that keeps where the person wanted to go after all. */
export function GuestLink({ to, className = 'k-guest-link', children }: GuestLinkProps) {
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
