import { todayIn } from '../../src/domain/calendar/iso-date.ts';

export type Span = { readonly estateId: string; readonly from: string; readonly to: string };
export type Item = Span & {
  readonly id: string;
  readonly type: 'stay' | 'block';
  readonly status: string;
  /** Sold by a channel, so that losing it is marked. */
  readonly isSold?: boolean;
};
type Kept = Item & {
  /** ms; a PENDING stay holds its nights until then. */
  readonly heldUntil: number;
  /** The departure as booked, also after an early one. */
  readonly booked: string;
};

const HOLD = 24 * 3_600_000;

/** Who has which nights, said as simply as can be: nights in a list, no index, no rules of the product. */
export function occupancyModel(clock: () => number) {
  const items = new Map<string, Kept>();
  const occupies = ({ status, heldUntil }: Kept): boolean =>
    ['SUCCESSFUL', 'FINISHED', 'CLOSED'].includes(status) || (status === 'PENDING' && heldUntil > clock());
  const nightsOf = ({ from, to }: Span): string[] => {
    const nights: string[] = [];
    for (let day = Date.parse(from); day < Date.parse(to); day += 86_400_000) nights.push(new Date(day).toISOString());
    return nights;
  };
  const named = (span: Span): string[] => nightsOf(span).map((night) => `${span.estateId} ${night}`);
  const pick = (type: Item['type'], index: number, status?: string): Kept | undefined => {
    const of = [...items.values()].filter(
      (item) => item.type === type && (status === undefined || item.status === status),
    );
    return of[index % Math.max(1, of.length)];
  };
  const change = (id: string, next: Partial<Kept>): void => {
    const before = items.get(id);
    if (before) items.set(id, { ...before, ...next });
  };
  const isSame = (item: Span, to: Span): boolean =>
    item.estateId === to.estateId && item.from === to.from && item.to === to.to;
  const isFree = (spans: readonly Span[], except: readonly string[] = []): boolean => {
    const wanted = spans.flatMap(named);
    const others = [...items.values()].filter((item) => occupies(item) && !except.includes(item.id));
    const taken = new Set(others.flatMap(named));
    return new Set(wanted).size === wanted.length && wanted.every((night) => !taken.has(night));
  };
  return {
    /** Only those in a state, where one is given. */
    stay: (index: number, status?: string) => pick('stay', index, status),
    block: (index: number) => pick('block', index),
    /** Whether all these nights are free at once, of everybody but the named. */
    isFree,
    /** Whether these may all go where they shall; one that has no nights and stays where it is asks for none. */
    mayMove: (moves: readonly (Span & { readonly id: string })[]): boolean => {
      const asked = moves.filter((to) => {
        const item = items.get(to.id);
        return item === undefined || occupies(item) || !isSame(item, to);
      });
      return isFree(
        asked,
        moves.map(({ id }) => id),
      );
    },
    put: (item: Item) => {
      items.set(item.id, { ...item, heldUntil: clock() + HOLD, booked: item.to });
    },
    /** A stay that only waits is held anew where it goes. */
    move: (id: string, to: Span) => {
      const before = items.get(id);
      if (before && !isSame(before, to)) change(id, { ...to, booked: to.to, heldUntil: clock() + HOLD });
    },
    set: (id: string, status: string) => change(id, { status }),
    leave: (id: string) => {
      const { from = '', to = '' } = items.get(id) ?? {};
      const today = todayIn(new Date(clock()));
      const left = today < from ? from : today;
      change(id, { status: 'FINISHED', to: left < to ? left : to });
    },
    comeBack: (id: string) => change(id, { status: 'SUCCESSFUL', to: items.get(id)?.booked ?? '' }),
    /** Holds that have run out fail. */
    lapse: () => {
      for (const { id, status, heldUntil } of items.values()) {
        if (status === 'PENDING' && heldUntil < clock()) change(id, { status: 'FAILED' });
      }
    },
    state: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...items.values()].map(({ id, estateId, from, to, status }) => [id, [estateId, from, to, status].join(' ')]),
      ),
  };
}
