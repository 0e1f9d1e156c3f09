import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useClientConfig } from '../../providers/config.ts';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';
import { configuredScreenAt } from './configured-screen-at.ts';

type ScreenGuardProps = {
  /** Somebody was here when the right was revoked: they may finish reading. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** Spec §4: a screen the role may not open leads to not-authorized. */
export function ScreenGuard({ isOpen, children }: ScreenGuardProps) {
  const { pathname } = useLocation();
  const screen = configuredScreenAt(useClientConfig(), pathname);
  if (!isOpen && screen && !screen.resource.can.includes(screen.action)) return <NotAuthorizedFor />;
  return children;
}
