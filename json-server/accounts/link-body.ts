import { LINK_SCREENS } from '../../src/domain/people/links.ts';
import { ONE_TIME_LINK, SIGN_IN_ADDRESS } from '../../src/domain/people/letters.ts';
import type { MessagesRow } from '../live/rows/stored/messages.ts';
import type { Companies } from '../live/rows/company.ts';
import { LET_IN_MAIL, LINK_PATH, linkFacts, openedLink } from './one-time-links.ts';
import type { Vault } from './vault.ts';

type Setup = {
  readonly company: Companies['company'];
  readonly vault: Vault;
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};

/**
 * The text of a message as it is sent. Only here is a one-time link made usable; the stored text only marks its place.
 * @returns undefined when the link would no longer open anything
 */
export const createBodies =
  ({ company, vault, publicUrl, clock }: Setup) =>
  (tenant: string, message: MessagesRow): string | undefined => {
    const body = message.body ?? '';
    if (message.kind === LET_IN_MAIL) return body.replaceAll(SIGN_IN_ADDRESS, () => `${publicUrl}/login`);
    const { [LINK_PATH]: path, linkId: id } = message;
    if (path) return body.replaceAll(ONE_TIME_LINK, () => `${publicUrl}${path}`);
    if (!id) return body;
    const asked = { id, now: new Date(clock()).toISOString() };
    const opened = openedLink({ tenants: [tenant], company }, asked);
    if (!opened) return undefined;
    const screen = LINK_SCREENS[linkFacts(opened.link).purpose];
    return body.replaceAll(ONE_TIME_LINK, () => `${publicUrl}/v1/public/${screen}/${vault.linkToken(id)}`);
  };
