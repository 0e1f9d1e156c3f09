import type { IsoDate } from '../calendar/iso-date.ts';
import { type BothLanguages, type MailLanguage, mailMoney, shortDate } from './words.ts';

/** Possible sections of the daily mail, in order (DR2). */
export const REMINDER_SECTIONS = [
  'arrivals',
  'departures',
  'turnovers',
  'delayed',
  'unpaid',
  'unclean',
  'cleanings',
  'kbs',
  'permits',
  'holds',
  'tasks',
] as const;
export type ReminderSectionId = (typeof REMINDER_SECTIONS)[number];

/** One complete line; `reminderFor` removes parts hidden from the reader's role. */
export type ReminderItem = {
  /** Code and name of the home. */
  readonly home?: string | undefined;
  /** The reservation's code or the permit's number. */
  readonly code?: string | undefined;
  readonly guest?: string | undefined;
  readonly people?: number | undefined;
  /** `15:00` */
  readonly time?: string | undefined;
  readonly date?: IsoDate | undefined;
  readonly owed?: { readonly minor: number; readonly currency: string } | undefined;
  /** People entered for the stay. */
  readonly entered?: { readonly known: number; readonly expected: number } | undefined;
  /** The task's title. */
  readonly title?: string | undefined;
  readonly note?: ReminderNote | undefined;
};
type ReminderNote = keyof typeof NOTES;
export type ReminderFacts = { readonly [section in ReminderSectionId]?: readonly ReminderItem[] };

type Reader = {
  readonly sections: readonly ReminderSectionId[];
  readonly seesGuests: boolean;
  readonly seesMoney: boolean;
};
const EVERYTHING: Reader = { sections: REMINDER_SECTIONS, seesGuests: true, seesMoney: true };

/** DR2, US1–US2: the sections for each role; other roles get no mail. */
export const REMINDER_READERS: Readonly<Record<string, Reader | undefined>> = {
  SuperAdmin: EVERYTHING,
  admin: EVERYTHING,
  Accounting: {
    sections: ['arrivals', 'departures', 'unpaid', 'permits', 'holds'],
    seesGuests: true,
    seesMoney: true,
  },
  HouseKeeping: {
    sections: ['arrivals', 'departures', 'turnovers', 'delayed', 'unclean', 'cleanings'],
    seesGuests: false,
    seesMoney: false,
  },
  Purchasing: { sections: ['tasks'], seesGuests: false, seesMoney: false },
};
export const REMINDER_ROLES: readonly string[] = Object.keys(REMINDER_READERS);

const TITLES: Readonly<Record<ReminderSectionId, BothLanguages>> = {
  arrivals: { en: 'Arriving today', tr: 'Bugün gelenler' },
  departures: { en: 'Departing today', tr: 'Bugün çıkanlar' },
  turnovers: { en: 'Same-day turnovers', tr: 'Aynı gün çıkış ve giriş' },
  delayed: { en: 'Delayed', tr: 'Geciken giriş ve çıkışlar' },
  unpaid: { en: 'Arriving with an open balance', tr: 'Bakiyesi kalan girişler' },
  unclean: { en: 'Not clean, arrivals today', tr: 'Bugün girişi olan temizlenmemiş mülkler' },
  cleanings: { en: 'Cleaning today', tr: 'Bugünkü temizlik görevleri' },
  kbs: { en: 'To be reported to KBS', tr: 'KBS bildirimi bekleyenler' },
  permits: { en: 'Expiring permits and documents', tr: 'Süresi dolan izin ve belgeler' },
  holds: { en: 'Holds expiring today', tr: 'Opsiyonu bugün bitenler' },
  tasks: { en: 'Tasks due', tr: 'Süresi gelen görevler' },
};
const NOTES = {
  arrivalDelayed: { en: 'has not arrived', tr: 'henüz gelmedi' },
  departureDelayed: { en: 'has not left', tr: 'henüz çıkmadı' },
  dirty: { en: 'dirty', tr: 'kirli' },
  inProgress: { en: 'being cleaned', tr: 'temizleniyor' },
  incomplete: { en: 'details missing', tr: 'bilgiler eksik' },
  failed: { en: 'last report failed', tr: 'son bildirim hatalı' },
  permit: { en: 'permit', tr: 'izin belgesi' },
  paper: { en: 'document', tr: 'belge' },
  overdue: { en: 'overdue', tr: 'gecikmiş' },
  unassigned: { en: 'unassigned', tr: 'atanmamış' },
} satisfies Readonly<Record<string, BothLanguages>>;
type Entered = NonNullable<ReminderItem['entered']>;
const WORDS = {
  people: { en: ['1 guest', 'guests'], tr: ['1 misafir', 'misafir'] },
  owed: { en: 'to pay', tr: 'ödenecek' },
  entered: {
    en: ({ known, expected }: Entered) => `${known} of ${expected} people entered`,
    tr: ({ known, expected }: Entered) => `${known} / ${expected} kişi girildi`,
  },
  until: { en: 'until', tr: 'son gün' },
  nothing: { en: 'Nothing due today. Have a good day.', tr: 'Bugün için bekleyen bir iş yok. İyi günler.' },
  more: { en: 'more', tr: 'tane daha' },
} as const;

export type ReminderSection = {
  readonly id: ReminderSectionId;
  readonly title: string;
  readonly count: number;
  readonly lines: readonly string[];
};

/** Lines per section; the product shows the rest. */
const MAX_LINES = 25;

function lineOf(item: ReminderItem, { seesGuests, seesMoney }: Reader, language: MailLanguage): string {
  const { home, code, guest, people, time, date, owed, entered, title, note } = item;
  const [one, many] = WORDS.people[language];
  const parts = [
    title,
    home,
    code,
    seesGuests ? guest : undefined,
    people === undefined || people < 1 ? undefined : people === 1 ? one : `${people} ${many}`,
    time,
    date === undefined ? undefined : `${WORDS.until[language]} ${shortDate(date, language)}`,
    owed && seesMoney ? `${WORDS.owed[language]} ${mailMoney(owed.minor, owed.currency, language)}` : undefined,
    entered && WORDS.entered[language](entered),
    note && NOTES[note][language],
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/**
 * DR2: the daily mail for a person of this role, in their language, without empty sections. Empty for a role without
 * mail.
 */
export function reminderSections(
  facts: ReminderFacts,
  role: string,
  language: MailLanguage,
): readonly ReminderSection[] {
  const reader = Object.hasOwn(REMINDER_READERS, role) ? REMINDER_READERS[role] : undefined;
  if (!reader) return [];
  return reader.sections.flatMap((id) => {
    const items = facts[id] ?? [];
    if (items.length === 0) return [];
    const lines = items.slice(0, MAX_LINES).map((item) => lineOf(item, reader, language));
    const rest = items.length - lines.length;
    const more = rest > 0 ? [`+ ${rest} ${WORDS.more[language]}`] : [];
    return [{ id, title: TITLES[id][language], count: items.length, lines: [...lines, ...more] }];
  });
}

/** The text for `{sections}`: headings and lines with dashes. */
export function sectionsText(sections: readonly ReminderSection[], language: MailLanguage): string {
  if (sections.length === 0) return WORDS.nothing[language];
  return sections
    .map(({ title, count, lines }) => [`${title} (${count})`, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n');
}
