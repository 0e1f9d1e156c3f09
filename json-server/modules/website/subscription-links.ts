import { randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIRM_HOURS, confirmLetter } from '../../../src/domain/website/confirm-letter.ts';
import type { Json } from '../../../src/config/types.ts';
import { companyNameIn, LINK_PATH, MESSAGES } from '../../accounts/one-time-links.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { SUBSCRIBERS } from '../../records/settings/unsubscribe-link.ts';

const USE = 'subscription';
const HOUR = 60 * 60 * 1000; // ms
/** Mails to one address an hour: whoever types somebody else's does not fill their inbox. */
const MAILS = 3;
/** Characters; ours are shorter. */
const LONGEST_TOKEN = 4000;

/** What a link confirms. It is kept nowhere until then: of an address that somebody else typed nothing stays here. */
export type SubscriptionRequest = {
  readonly values: Readonly<Record<string, Json>>;
  /** ms since 1970 */
  readonly askedAt: number;
};

/** The links that confirm a subscription, as they are mailed and as they come back. */
export function subscriptionLinks({ clock, asSystem, vault, defaultTenant: tenant }: RouteDeps) {
  const mails = new RateLimiterMemory({ points: MAILS, duration: HOUR / 1000 });
  return {
    mayMail: (email: string): Promise<boolean> =>
      mails.consume(email).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return false;
          throw error;
        },
      ),
    /** Nothing is mailed to whoever is subscribed. */
    mail: async (asked: SubscriptionRequest, email: string): Promise<void> => {
      const path = `/v1/public/subscribe/${vault.seal(JSON.stringify(asked), USE)}`;
      await asSystem(tenant, ({ table, now }): readonly RecordWrite[] => {
        if (table(SUBSCRIBERS).findUnique('email', email)?.status === 'ACTIVE') return [];
        const language = asked.values['language'] === 'en' ? 'en' : 'tr';
        const create = {
          id: randomUUID(),
          kind: 'CONFIRM',
          channel: 'MAIL',
          status: 'WAITING',
          nextAttemptAt: now,
          to: email,
          language,
          ...confirmLetter(language, companyNameIn(table('settings'))),
          [LINK_PATH]: path,
        };
        return [{ collection: MESSAGES, create }];
      });
    },
    /** undefined for what is no link, or is too old */
    open: (token: string): SubscriptionRequest | undefined => {
      const opened = token.length > LONGEST_TOKEN ? undefined : vault.open(token, USE);
      if (opened === undefined) return undefined;
      // Sealed by this server: nobody else wrote it.
      const asked = JSON.parse(opened) as SubscriptionRequest;
      return asked.askedAt + CONFIRM_HOURS * HOUR <= clock() ? undefined : asked;
    },
  };
}
