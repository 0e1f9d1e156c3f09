/** By which way the house says something in a thread; a note stays among colleagues. */
export const SAID_BY = ['MAIL', 'WHATSAPP_LINK', 'WEB', 'NOTE'] as const;
export type SaidBy = (typeof SAID_BY)[number];

/** What a guest can be reached by. */
type Reach = {
  /** Empty where nobody knows. */
  readonly email: string;
  readonly phone: string;
  /** Whether a link is out that opens the page of the stay, with its messages. */
  readonly isPageOpen: boolean;
};
type Heard = { readonly direction: string; readonly channel: string; readonly isAutomatic?: boolean };

/** The ways in which something can be said: the page only as long as its link opens it. */
export const waysOf = ({ isPageOpen }: Pick<Reach, 'isPageOpen'>): readonly SaidBy[] =>
  SAID_BY.filter((way) => way !== 'WEB' || isPageOpen);

/**
 * The way in which an answer goes unless somebody chooses another one: the one that the guest used last, where it can be
 * answered, else by mail, WhatsApp or page, whichever reaches the guest.
 * @param messages the oldest first
 */
export function answerChannel({ email, phone, isPageOpen }: Reach, messages: readonly Heard[]): SaidBy {
  const reached: Partial<Record<string, boolean>> = {
    MAIL: email !== '',
    WHATSAPP_LINK: phone !== '',
    WEB: isPageOpen,
  };
  const heard = messages.filter(({ direction, isAutomatic }) => direction === 'IN' && isAutomatic !== true).at(-1);
  const by = (['MAIL', 'WHATSAPP_LINK', 'WEB'] as const).filter((way) => reached[way] === true);
  return by.find((way) => way === heard?.channel) ?? by[0] ?? 'MAIL';
}
