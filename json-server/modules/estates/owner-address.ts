import { personName } from '../../live/rows/rows.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';

export type OwnerAddress = { readonly to: string; readonly name: string; readonly language: string };

/**
 * The address and language for letters to an investor: those of the oldest own sign-in, otherwise those of the
 * investor's record. Undefined when there is no address.
 */
export function ownerAddress(table: DomainWrite['table'], investorId: string): OwnerAddress | undefined {
  const investor = table('investors').get(investorId);
  if (!investor) return undefined;
  const isOwnSignIn = (user: UsersRow) => user.status === 'ACTIVE' && user.role === 'Investor' && user.email !== '';
  const [user] = table('users')
    .equal('investorId', investorId)
    .filter(isOwnSignIn)
    .toSorted((a, b) => ((a.createdAt ?? '') + a.id < (b.createdAt ?? '') + b.id ? -1 : 1));
  const to = (user ?? investor).email;
  return to === '' ? undefined : { to, name: personName(investor), language: (user ?? investor).language };
}
