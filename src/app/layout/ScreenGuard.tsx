import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useClientConfig } from '../../providers/config.ts';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';
import { screenAt } from './screen-at.ts';

/** Spec §4: a screen the role may not open leads to not-authorized. */
export function ScreenGuard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const screen = screenAt(useClientConfig(), pathname);
  if (screen && !screen.resource.can.includes(screen.action)) return <NotAuthorizedFor />;
  return children;
}
