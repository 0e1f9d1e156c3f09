import { GUEST_KINDS, type GuestKind } from '../../../src/domain/mail/template.ts';
import { ownerAddress } from '../estates/owner-address.ts';
import type { LetterAbout, LetterTemplate, Letters } from '../../live/rules/domain-write.ts';
import { composeForGuest, composeStatement, mailLanguageOf } from './compose.ts';
import { mailSettings } from './settings.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** The key that names a message's record. */
const ABOUT: Readonly<Record<string, 'reservationId' | 'statementId' | 'userId'>> = {
  reservations: 'reservationId',
  statements: 'statementId',
  users: 'userId',
};
const isSaid = (address: string | undefined): address is string => address !== undefined && address !== '';

/** A mail about a stay to the guest's own address, in the guest's language. */
const toGuest = (kind: GuestKind): LetterTemplate => ({
  of: 'reservations',
  write: ({ table, row, id, to: other, now }) => {
    const stay = table('reservations').get(row.id);
    const guest = stay && table('guests').get(stay.guestId);
    const to = other ?? guest?.email ?? undefined;
    if (!stay || !isSaid(to)) return undefined;
    const settings = mailSettings(table);
    const language = mailLanguageOf(guest, settings.language);
    const isForOthers = to !== guest?.email;
    const { subject, body } = composeForGuest({ table, settings, stay, kind, language, isForOthers });
    const letter = { to, language, subject, body, nextAttemptAt: now };
    return {
      collection: MESSAGES,
      create: { id, kind, channel: 'MAIL', status: 'WAITING', reservationId: stay.id, ...letter },
    };
  },
});

/**
 * A mail to an owner about a statement, once per statement: its id derives from it. The link is a path; the postman
 * adds the origin when the mail leaves (`postman.ts`).
 */
const toOwner: LetterTemplate = {
  of: 'statements',
  write: ({ table, row, to: other, now }) => {
    const statement = table('statements').get(row.id);
    const owner = statement && ownerAddress(table, statement.investorId);
    const to = other ?? owner?.to;
    if (!statement || !isSaid(to)) return undefined;
    const settings = mailSettings(table);
    const language = mailLanguageOf(owner, settings.language);
    const link = `/v1/accounting/earnings/show/${statement.id}`;
    const { subject, body } = composeStatement({ table, settings, statement, name: owner?.name ?? '', link, language });
    const id = `statement-${statement.id}`;
    const letter = { to, language, subject, body, link, nextAttemptAt: now };
    return {
      collection: MESSAGES,
      create: {
        id,
        kind: 'OWNER_STATEMENT',
        channel: 'MAIL',
        status: 'WAITING',
        statementId: statement.id,
        ...letter,
      },
    };
  },
};

function plainLetter({
  row,
  collection,
  id,
  to = '',
  now,
  ...words
}: LetterAbout & Parameters<Letters['plain']>[0]): ReturnType<Letters['plain']> {
  const { language, subject, body } = words;
  const key = Object.hasOwn(ABOUT, collection) ? ABOUT[collection] : undefined;
  const about = key === undefined ? {} : { [key]: row.id };
  const letter = { ...about, to, language, subject, body, nextAttemptAt: now };
  return { collection: MESSAGES, create: { id, kind: 'OTHER', channel: 'MAIL', status: 'WAITING', ...letter } };
}

/** The mails that the rules of a file (`automations`) can send. */
export const letters: Letters = {
  templates: { ...Object.fromEntries(GUEST_KINDS.map((kind) => [kind, toGuest(kind)])), OWNER_STATEMENT: toOwner },
  usual: (table) => mailSettings(table).language,
  plain: plainLetter,
};
