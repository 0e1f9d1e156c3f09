import { headAfter, threadOfStay } from '../../src/domain/mail/inbox/thread.ts';
import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Setup = { readonly today: IsoDate; readonly plan: TenantPlan };
type Talkers = {
  readonly messages: readonly Row[];
  readonly reservations: readonly Row[];
  readonly guests: readonly Row[];
};
type Line = readonly [who: 'IN' | 'OUT' | 'NOTE', text: string];
type Talk = {
  readonly subject: string;
  readonly lines: readonly Line[];
  readonly isUnread?: true;
  readonly isMine?: true;
  readonly isDone?: true;
};

/** What guests ask before they come, each in the language of the guest. */
const TALKS: Readonly<Record<'en' | 'tr', readonly Talk[]>> = {
  en: [
    {
      subject: 'Late arrival',
      isUnread: true,
      lines: [
        ['IN', 'Hello,\n\nOur flight lands at 22:40. Can we still get the keys around midnight?\n\nThank you'],
        ['NOTE', 'Key box at the gate, I can set the code in the afternoon.'],
        [
          'OUT',
          'Dear guest,\n\nof course. The keys are in the box beside the door; you get the code on the day you arrive.',
        ],
        ['IN', 'Wonderful. And is there a shop that is open so late?'],
      ],
    },
    {
      subject: 'A cot for the baby',
      isUnread: true,
      lines: [['IN', 'Good morning, we travel with our daughter (8 months). Could you put a cot into the bedroom?']],
    },
    {
      subject: 'Parking',
      isMine: true,
      lines: [
        ['IN', 'Is there a place for a car, and what does it cost?'],
        ['OUT', 'There is one place in front of the house, and it costs nothing.'],
      ],
    },
    {
      subject: 'Invoice',
      isDone: true,
      lines: [
        ['IN', 'Please send an invoice to my company: Nordlicht GmbH, Hamburg.'],
        ['OUT', 'You will receive it by e-mail on the day you leave.'],
        ['IN', 'Perfect, thanks.'],
      ],
    },
  ],
  tr: [
    {
      subject: 'Geç giriş',
      isUnread: true,
      lines: [
        ['IN', 'Merhaba,\n\nOtobüsümüz 23:00 gibi varıyor. Anahtarı o saatte alabilir miyiz?'],
        ['NOTE', 'Anahtar kutusunun şifresini öğleden sonra ayarlayabilirim.'],
        ['OUT', 'Merhaba,\n\nElbette. Anahtar kapının yanındaki kutuda olacak, şifreyi giriş gününüzde iletiriz.'],
        ['IN', 'Çok teşekkürler. Yakında o saatte açık market var mı?'],
      ],
    },
    {
      subject: 'Bebek yatağı',
      isUnread: true,
      lines: [['IN', 'İyi günler, 8 aylık kızımızla geliyoruz. Odaya bir bebek yatağı koyabilir misiniz?']],
    },
    {
      subject: 'Otopark',
      isMine: true,
      lines: [
        ['IN', 'Araç için yer var mı, ücretli mi?'],
        ['OUT', 'Evin önünde bir araçlık yerimiz var, ücretsizdir.'],
      ],
    },
    {
      subject: 'Fatura',
      isDone: true,
      lines: [
        ['IN', 'Faturayı firmam adına rica ederim: Poyraz Mimarlık Ltd. Şti.'],
        ['OUT', 'Çıkış gününüzde e-posta ile ileteceğiz.'],
        ['IN', 'Teşekkür ederim.'],
      ],
    },
  ],
};

/** Threads that are told of here, beside those that only have a confirmation. */
const TOLD = 8;
const textOf = (row: Row | undefined, key: string): string => (typeof row?.[key] === 'string' ? row[key] : '');

/** What of a message its thread goes by. */
const spokenIn = (row: Row) => ({
  direction: textOf(row, 'direction'),
  kind: textOf(row, 'kind'),
  channel: textOf(row, 'channel'),
  subject: textOf(row, 'subject'),
  body: textOf(row, 'body'),
  createdAt: textOf(row, 'createdAt'),
});

/** One talk, a line every two hours, the last one yesterday or today. */
function linesOf({ talk, first, index }: { talk: Talk; first: Row; index: number }, { today, plan }: Setup) {
  return talk.lines.map(([direction, body], at) => {
    const isIn = direction === 'IN';
    const createdAt = `${addDays(today, index < 2 ? 0 : -1)}T0${1 + at}:${10 + index}:00.000Z`;
    const way = isIn
      ? { kind: 'GUEST_MESSAGE', status: 'RECEIVED', to: textOf(first, 'to') }
      : direction === 'NOTE'
        ? { kind: 'NOTE', status: 'NOTED', to: '' }
        : { kind: 'REPLY', status: 'SENT', to: textOf(first, 'to') };
    return {
      id: `msg-${plan.id}-t${index + 1}${at + 1}`,
      tenantId: plan.id,
      version: 1,
      direction,
      channel: direction === 'NOTE' ? 'NOTE' : index % 4 === 1 && isIn ? 'WEB' : 'MAIL',
      ...way,
      language: first['language'] ?? 'tr',
      reservationId: first['reservationId'] ?? null,
      subject: direction === 'NOTE' ? '' : at === 0 ? talk.subject : `Re: ${talk.subject}`,
      body,
      attempts: direction === 'OUT' ? 1 : 0,
      sentAt: createdAt,
      isLate: false,
      ...stamp({ createdAt, createdBy: isIn ? 'system' : plan.admin }),
    };
  });
}

/** The messages with a thread each, and the heads of the threads: some unread, one mine, one done. */
export function withTalk({ messages, reservations, guests }: Talkers, setup: Setup) {
  const stays = new Map(reservations.map((row) => [row.id, row]));
  const people = new Map(guests.map((row) => [row.id, row]));
  const author = setup.plan.id === 'demo' ? 'Deniz Aydın' : 'Işıl Çetin';
  const byLanguage = { en: 0, tr: 0 };
  const conversations: Row[] = [];
  const all: Row[] = [];
  for (const [index, first] of messages.entries()) {
    const stayId = textOf(first, 'reservationId');
    const guest = people.get(textOf(stays.get(stayId), 'guestId'));
    const language = first['language'] === 'en' ? 'en' : 'tr';
    const talk = index < TOLD && first['status'] === 'SENT' ? TALKS[language][byLanguage[language]++] : undefined;
    const name = `${textOf(guest, 'firstName')} ${textOf(guest, 'lastName')}`;
    const own = [first, ...(talk ? linesOf({ talk, first, index }, setup) : [])].map((row) => ({
      ...row,
      direction: row['direction'] ?? 'OUT',
      threadId: threadOfStay(stayId),
      fillsIn: false,
      isAutomatic: false,
      ...(textOf(row, 'direction') === 'IN'
        ? { authorName: name }
        : textOf(row, 'direction') !== '' && { authorName: author }),
    }));
    all.push(...own);
    let head: ReturnType<typeof headAfter> | undefined;
    for (const row of own) head = { ...head, ...headAfter(head, spokenIn(row)) };
    conversations.push({
      id: threadOfStay(stayId),
      tenantId: setup.plan.id,
      version: 1,
      reservationId: stayId,
      guestId: guest?.id ?? null,
      name,
      address: textOf(guest, 'email'),
      ...head,
      subject: head?.subject ?? '',
      ...(talk && !talk.isUnread && { unread: 0 }),
      ...(talk?.isDone && { state: 'DONE' }),
      assigneeId: talk?.isMine ? setup.plan.admin : null,
      hasFailed: own.some((row) => textOf(row, 'status') === 'ERROR'),
      token: `seed${setup.plan.id}${String(index + 1).padStart(4, '0')}`,
      ...stamp({ createdAt: textOf(first, 'createdAt'), createdBy: setup.plan.admin }),
    });
  }
  return { messages: all, conversations };
}
