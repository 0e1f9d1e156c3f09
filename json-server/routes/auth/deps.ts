import type { Attempts } from '../../auth/attempts.ts';
import type { Sessions } from '../../auth/sessions.ts';
import type { Tokens } from '../../auth/tokens.ts';
import type { Store } from '../../store/types.ts';

export type AuthDeps = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly clock: () => number;
  /** Tenant of people who register. */
  readonly defaultTenant: string;
  /** Whether rows marked `demo` may sign in. */
  readonly allowsDemoLogins: boolean;
};
