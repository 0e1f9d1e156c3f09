/** Ways to send a message in a thread; a note is only for colleagues. */
export const SAID_BY = ['MAIL', 'WHATSAPP_LINK', 'WEB', 'NOTE'] as const;
export type SaidBy = (typeof SAID_BY)[number];

/** A guest's contact options. */
type Reach = {
  /** Empty if unknown. */
  readonly email: string;
  readonly phone: string;
  /** Whether a link to the stay's page, which shows messages, is active. */
  readonly isPageOpen: boolean;
};
type Heard = { readonly direction: string; readonly channel: string; readonly isAutomatic?: boolean };

/** The possible ways to send; the page only while its link is active. */
export const waysOf = ({ isPageOpen }: Pick<Reach, 'isPageOpen'>): readonly SaidBy[] =>
  SAID_BY.filter((way) => way !== 'WEB' || isPageOpen);

/**
 * The default way to answer: the guest's last one, if possible, else mail, WhatsApp or the page, in this order.
 * @param messages oldest first
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
