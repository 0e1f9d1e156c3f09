import type { Route } from '../accounts/call.ts';
import type { AuthDeps } from './auth/deps.ts';
import { passwordRoutes } from './auth/password.ts';
import { registerRoutes } from './auth/register.ts';
import { secondFactorRoutes } from './auth/second-factor.ts';
import { sessionRoutes } from './auth/sessions.ts';
import { signInRoutes } from './auth/sign-in.ts';

/** Everything below `/api/auth`. */
export const authRoutes = (deps: AuthDeps): readonly Route[] => [
  ...signInRoutes(deps),
  ...registerRoutes(deps),
  ...sessionRoutes(deps),
  ...passwordRoutes(deps),
  ...secondFactorRoutes(deps),
];
