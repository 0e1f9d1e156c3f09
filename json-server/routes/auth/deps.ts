import type { AttemptLimits } from '../../accounts/attempts.ts';
import type { Devices } from '../../accounts/devices.ts';
import type { Sessions } from '../../accounts/sessions.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { Vault } from '../../accounts/vault.ts';
import type { Log } from '../../http/log.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { Records } from '../../records/records.ts';

export type AuthDeps = {
  readonly records: Records;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly devices: Devices;
  readonly attempts: AttemptLimits;
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  readonly log: Log;
  /** Tenant of people who register. */
  readonly defaultTenant: string;
  /** Whether rows marked `demo` may sign in. */
  readonly allowsDemoLogins: boolean;
};
