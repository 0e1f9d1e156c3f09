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
/** Max mails per hour to one address, so that nobody can flood another person's inbox. */
const MAILS = 3;
/** Max characters; our own tokens are shorter. */
const LONGEST_TOKEN = 4000;

/** The content of a confirmation link. Stored nowhere until then: an address typed by somebody else leaves no trace. */
export type SubscriptionRequest = {
  readonly values: Readonly<Record<string, Json>>;
  /** ms since 1970 */
  readonly askedAt: number;
};

/** Makes and opens the links that confirm a subscription. */
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
    /** Subscribed addresses get no mail. */
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
    /** undefined for an invalid or expired link */
    open: (token: string): SubscriptionRequest | undefined => {
      const opened = token.length > LONGEST_TOKEN ? undefined : vault.open(token, USE);
      if (opened === undefined) return undefined;
      // Encrypted by this server: nobody else wrote it.
      const asked = JSON.parse(opened) as SubscriptionRequest;
      return asked.askedAt + CONFIRM_HOURS * HOUR <= clock() ? undefined : asked;
    },
  };
}
