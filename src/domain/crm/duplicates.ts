import { editsBetween } from '../text/edits.ts';
import { fold } from '../text/fold.ts';

/** A person's data for comparison; empty texts for unknown values. */
export type ComparedPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  /** T.C., foreigner's and passport numbers. */
  readonly numbers: readonly string[];
};

/** `…Typo`: nearly the same. */
export type DuplicateReason =
  | 'identity'
  | 'email'
  | 'phone'
  | 'nameBirth'
  | 'nameTypoBirth'
  | 'identityTypo'
  | 'emailTypo'
  | 'phoneTypo';
export type DuplicatePair = {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
};

/**
 * The weight of each reason, out of 100; families share telephones and addresses, so those need a similar name to weigh
 * more.
 */
const WEIGHT: Readonly<Record<DuplicateReason, number>> = {
  identity: 100,
  nameBirth: 80,
  nameTypoBirth: 60,
  email: 40,
  phone: 40,
  identityTypo: 60,
  emailTypo: 50,
  phoneTypo: 50,
};
const SAME_NAME = 35;
/** Factor if the dates of birth differ by more than a typing error. */
const OTHER_AGE = 0.4;
/** People compared pairwise in one bucket; in larger ones, only neighbours by name. */
const MAX_COMPARED_WITH_ALL = 24;
const NEIGHBOURS = 4;
/** Length from which a name may have two typing errors. */
const TWO_FROM = 9;

/** A name in a comparable form: folded, first and last name in any order. */
export const nameKey = ({ firstName, lastName }: Pick<ComparedPerson, 'firstName' | 'lastName'>): string =>
  fold(`${firstName} ${lastName}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');

/** Without spaces and punctuation, so different formats are equal. */
const numberKey = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');
/** The last ten digits: the same with or without country code. */
const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** Which letters a name has, one bit each: only names with similar letters are compared letter by letter. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let at = 0; at < name.length; at++) bits |= 1 << (name.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

type Named = { readonly name: string; readonly letters: number };

function isLike(a: Named, b: Named): boolean {
  const most = Math.min(a.name.length, b.name.length) < TWO_FROM ? 1 : 2;
  // One typing error adds at most one letter and removes one.
  if (bitsIn(a.letters ^ b.letters) > 2 * most) return false;
  return editsBetween({ word: a.name, text: b.name, most }) !== undefined;
}
/** Whether the names differ by one letter added, removed or replaced, or by two swapped neighbours. */
function isOneSlip(a: string, b: string): boolean {
  if (a === '' || b === '' || a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const restA = a.slice(at + 1);
  const restB = b.slice(at + 1);
  if (restA === restB || a.slice(at) === restB || restA === b.slice(at)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && restA.slice(1) === restB.slice(1);
}

const isOther = ({ birthDate: a }: ComparedPerson, { birthDate: b }: ComparedPerson): boolean =>
  a !== '' && b !== '' && a !== b && !isOneSlip(a, b);

type Known = ComparedPerson &
  Named & {
    readonly tel: string;
    readonly mail: string;
    readonly nos: readonly string[];
  };

/**
 * Probable duplicates, most certain first. People are compared only within buckets of those who share a number, an
 * address, a telephone, a name or a date of birth, so thousands cost about as much as reading them.
 */
export function findDuplicates(people: readonly ComparedPerson[]): readonly DuplicatePair[] {
  const found = new Map<
    string,
    { a: string; b: string; isLikeName: boolean; isOtherAge: boolean; reasons: Set<DuplicateReason> }
  >();
  const note = (one: Known, other: Known, reason: DuplicateReason): void => {
    const [a, b] = one.id < other.id ? [one, other] : [other, one];
    const key = `${a.id} ${b.id}`;
    const pair = found.get(key) ?? {
      a: a.id,
      b: b.id,
      isLikeName: isLike(a, b),
      isOtherAge: isOther(a, b),
      reasons: new Set<DuplicateReason>(),
    };
    pair.reasons.add(reason);
    found.set(key, pair);
  };
  const buckets = [0, 1, 2, 3, 4].map(() => new Map<string, Known[]>());
  const put = (bucket: number, key: string, person: Known): void => {
    if (key === '') return;
    const members = buckets[bucket]?.get(key);
    if (members) members.push(person);
    else buckets[bucket]?.set(key, [person]);
  };
  for (const person of people) {
    const { phone, email, numbers } = person;
    const nos = numbers.map(numberKey).filter((number) => number !== '');
    const name = nameKey(person);
    const known: Known = {
      ...person,
      name,
      letters: lettersOf(name),
      tel: phoneKey(phone),
      mail: fold(email.trim()),
      nos,
    };
    for (const number of nos) put(0, number, known);
    put(1, known.mail, known);
    put(2, known.tel, known);
    put(3, known.birthDate, known);
    put(4, known.name, known);
  }
  const compare: readonly ((one: Known, other: Known) => DuplicateReason | undefined)[] = [
    () => 'identity',
    () => 'email',
    () => 'phone',
    (one, other) => (one.name === other.name ? 'nameBirth' : isLike(one, other) ? 'nameTypoBirth' : undefined),
    slipBetween,
  ];
  buckets.forEach((bucket, at) => {
    for (const members of bucket.values()) {
      for (const [one, other] of duplicatePairs(members)) {
        const reason = compare[at]?.(one, other);
        if (reason) note(one, other, reason);
      }
    }
  });
  return [...found.values()]
    .map(({ a, b, isLikeName, isOtherAge, reasons }) => {
      const sum = [...reasons].reduce((total, reason) => total + WEIGHT[reason], isLikeName ? SAME_NAME : 0);
      const score = Math.min(100, sum) * (isOtherAge && !reasons.has('identity') ? OTHER_AGE : 1);
      return { a, b, score: Math.round(score), reasons: [...reasons] };
    })
    .sort((one, other) => other.score - one.score || (one.a < other.a ? -1 : 1) || (one.b < other.b ? -1 : 1));
}

/** The detail of two people with the same name that differs by a single typing error. */
function slipBetween(one: Known, other: Known): DuplicateReason | undefined {
  if (one.nos.some((a) => other.nos.some((b) => isOneSlip(a, b)))) return 'identityTypo';
  if (isOneSlip(one.tel, other.tel)) return 'phoneTypo';
  return isOneSlip(one.mail, other.mail) ? 'emailTypo' : undefined;
}

/** Pairs to compare in one bucket: everybody in a small one, neighbours by name in a large one. */
export function* duplicatePairs<Member extends { readonly id: string; readonly name: string }>(
  members: readonly Member[],
): Generator<readonly [Member, Member]> {
  const isWhole = members.length <= MAX_COMPARED_WITH_ALL;
  const sorted = isWhole ? members : [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1, isWhole ? undefined : at + 1 + NEIGHBOURS)) {
      if (one.id !== other.id) yield [one, other];
    }
  }
}
