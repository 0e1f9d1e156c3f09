import type { AbilityRule } from '../config/access.ts';

/** What a browser stores about the signed-in person. */
export type SessionUser = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly tenantId: string;
  readonly username: string;
  readonly avatar: string | null;
  readonly language: string | null;
  /** Whether the sign-in asks for a code. */
  readonly twoFactor: boolean;
  /** The company requires a second factor that is not set up yet: everything else is closed until then. */
  readonly mustSetUpFactor?: boolean;
};

/** `POST /api/auth/login`, `/login/code`, `/refresh`, `/password` */
export type SignInAnswer = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userData: SessionUser;
  readonly userAbilityRules: readonly AbilityRule[];
};

/** The answer of a sign-in (202) that requires a code; sent back with the code to `/api/auth/login/code`. */
export type Challenge = {
  readonly secondFactor: true;
  readonly challenge: string;
  /** seconds */
  readonly expiresIn: number;
};

/** A company the signed-in person may work in. */
export type OwnTenant = { readonly id: string; readonly name: string };

/** `GET /api/auth/me`; the own company comes first. */
export type Me = Pick<SignInAnswer, 'userData' | 'userAbilityRules'> & { readonly tenants: readonly OwnTenant[] };

/** `GET /api/auth/sessions`: the browsers where the person is signed in. */
export type OwnSessions = {
  readonly items: readonly {
    readonly id: string;
    /** e.g. `Firefox · Windows`; '' when it is not known */
    readonly browser: string;
    /** ISO; null for one from before this was kept */
    readonly createdAt: string | null;
    readonly lastUsedAt: string | null;
    readonly isRemembered: boolean;
    readonly isCurrent: boolean;
  }[];
};
