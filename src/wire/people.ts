/** `GET /api/auth/second-factor` */
export type FactorState = {
  readonly isOn: boolean;
  /** The company requires it for the role. */
  readonly isRequired: boolean;
  readonly recoveryLeft: number;
};
/** `POST /api/auth/second-factor/begin`: shown once. */
export type FactorBegun = { readonly secret: string; readonly uri: string };
/** `POST /api/auth/second-factor/confirm` and `/recovery`: shown once. */
export type RecoveryCodes = { readonly recoveryCodes: readonly string[] };

/** `GET /api/public/invite/:token`, `/reset/:token` */
export type LinkAnswer = {
  readonly email: string;
  readonly firstName: string;
  readonly company: string;
  readonly minLength: number;
  readonly maxLength: number;
};
/** `POST` there, if it does not sign the person in (200): a code is required, or the company is closed. */
export type LinkUsed = { readonly signedIn: false };

/** `GET /api/user-sessions/:id` */
export type UserSessions = {
  readonly items: readonly {
    readonly id: string;
    /** e.g. `Firefox · Windows`; '' when it is not known */
    readonly browser: string;
    /** ISO */
    readonly createdAt: string | null;
    readonly lastUsedAt: string | null;
    readonly isCurrent: boolean;
  }[];
  readonly mayEnd: boolean;
};
