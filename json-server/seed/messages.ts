import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { BUILT_IN } from '../../src/domain/mail/built-in.ts';
import type { Json, Row } from '../../src/config/types.ts';
import { CONFIRMATION, confirmationText, writtenIn } from './confirmations.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Plan = { readonly today: IsoDate; readonly plan: TenantPlan };
type SeedStay = Row & {
  readonly status: string;
  readonly code: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly guestId: string;
  readonly estateId: string;
};
type SeedGuest = Row & { readonly firstName: string; readonly lastName: string; readonly email?: string };
type SeedEstate = Row & { readonly propertyName: string };

/** Guests that were written to. */
const WRITTEN = 24;

/** As the company was registered. */
const websiteOf = (email: Json | undefined): string | null =>
  typeof email === 'string' ? `https://${email.split('@')[1] ?? ''}` : null;

const detailsOf = (company: Row | undefined) => ({
  companyName: company?.['companyName'] ?? null,
  companyEmail: company?.['companyEmail'] ?? null,
  companyPhone: company?.['companyPhone'] ?? null,
  companyTaxNo: company?.['taxNo'] ?? null,
  companyAddress: company?.['address'] ?? null,
  companyWebsite: websiteOf(company?.['companyEmail']),
});

/** What a company tells of itself, and how it writes. */
export const makeSettings = (companies: readonly Row[], { today, plan }: Plan) => [
  {
    id: `set-${plan.id}`,
    tenantId: plan.id,
    version: 1,
    ...detailsOf(companies.find(({ id }) => id === plan.id)),
    priceRounding: '1',
    backdatingDays: 60,
    reminderOn: true,
    reminderFrom: '08:30',
    reminderUntil: '09:00',
    autoConfirmation: false,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    cancellation: { freeDays: 7, percent: 50, nights: null },
    language: 'tr',
    currencies: ['TRY', 'EUR', 'USD'],
    currency: 'TRY',
    mailReplyPlus: false,
    imapPort: 993,
    smtpPort: 587,
    smtpSecurity: 'STARTTLS',
    companyTaxOffice: 'Beşiktaş',
    ratesFetch: false,
    ratesFetchAt: '15:45',
    ...stamp({ createdAt: `${addDays(today, -400)}T08:00:00.000Z`, createdBy: plan.admin }),
  },
];

/** Days before arrival and departure that are usual, once a company has the letters go out by themselves. */
const OWN_DAYS: Readonly<Record<string, number>> = { GUEST_ARRIVAL: 2, GUEST_DEPARTURE: 1 };

/** Quick answers to what guests ask most. */
const QUICK = [
  {
    name: 'Wi-Fi',
    subjectEn: 'Wi-Fi',
    subjectTr: 'Wi-Fi',
    bodyEn:
      'Dear {guest.firstName},\n\nname and password of the Wi-Fi are on the card beside the entrance of {estate.name}.\n\n{company.name}',
    bodyTr:
      'Sayın {guest.firstName},\n\nWi-Fi adı ve parolası {estate.name} girişindeki kartta yazıyor.\n\n{company.name}',
    sendDays: 0,
  },
  {
    name: 'Thank you',
    subjectEn: 'Thank you for staying with us',
    subjectTr: 'Bizi tercih ettiğiniz için teşekkürler',
    bodyEn:
      'Dear {guest.firstName},\n\nthank you for staying at {estate.name}. If anything could have been better, please reply to this message.\n\n{company.name}',
    bodyTr:
      'Sayın {guest.firstName},\n\n{estate.name} evimizde konakladığınız için teşekkür ederiz. Daha iyi olabilecek bir şey varsa bu iletiyi yanıtlamanız yeterli.\n\n{company.name}',
    sendDays: 1,
  },
];

/** The company's own words, which begin as the product's, and its quick replies. None goes out by itself until somebody says so. */
export const makeTemplates = ({ today, plan }: Plan) => {
  const letters = (['GUEST_CONFIRMATION', 'GUEST_ARRIVAL', 'GUEST_DEPARTURE'] as const).map((kind) => {
    const { subject, body } = BUILT_IN[kind];
    const words = { subjectEn: subject.en, subjectTr: subject.tr, bodyEn: body.en, bodyTr: body.tr };
    return { kind, ...words, ...(OWN_DAYS[kind] !== undefined && { sendDays: OWN_DAYS[kind] }) };
  });
  const quick = QUICK.map((each) => ({ kind: 'QUICK_REPLY', ...each }));
  return [...letters, ...quick].map((each, index) => ({
    id: `mtp-${plan.id}-${index + 1}`,
    tenantId: plan.id,
    version: 1,
    ...each,
    sendTime: '10:00',
    isActive: true,
    ...stamp({ createdAt: `${addDays(today, -200)}T08:00:00.000Z`, createdBy: plan.admin }),
  }));
};

type Stays = {
  readonly reservations: readonly SeedStay[];
  readonly guests: readonly SeedGuest[];
  readonly estates: readonly SeedEstate[];
  readonly settings: readonly Row[];
};

/** Confirmations of the last days: most sent, one waiting to be looked at because its receiver refused it. */
export function makeMessages({ reservations, guests, estates, settings }: Stays, { today, plan }: Plan) {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  const homes = new Map(estates.map((estate) => [estate.id, estate]));
  const soon = addDays(today, 14);
  const stays = reservations
    .filter(({ status, checkIn }) => status === 'SUCCESSFUL' && checkIn >= today && checkIn < soon)
    .filter(({ guestId }) => known.get(guestId)?.email !== undefined);
  return stays.slice(0, WRITTEN).map((stay, index) => {
    const guest = known.get(stay.guestId);
    const language = writtenIn(guest);
    const facts = { stay, guest, home: homes.get(stay.estateId), setting: settings[0] };
    const { subject, body } = confirmationText(facts, language);
    const createdAt = `${addDays(today, -1 - (index % 6))}T${String(7 + (index % 9)).padStart(2, '0')}:15:00.000Z`;
    const isLink = index % 5 === 2;
    const outcome =
      index === 3
        ? { status: 'ERROR', failure: 'REFUSED', lastError: '550 5.1.1 No such user here', sentAt: null }
        : { status: 'SENT', sentAt: createdAt };
    return {
      id: `msg-${plan.id}-${String(index + 1).padStart(4, '0')}`,
      tenantId: plan.id,
      version: 1,
      kind: CONFIRMATION,
      channel: isLink ? 'WHATSAPP_LINK' : 'MAIL',
      language,
      reservationId: stay.id,
      to: (isLink ? guest?.['phone'] : guest?.email) ?? '',
      subject,
      body,
      attempts: isLink ? 0 : 1,
      ...outcome,
      isLate: false,
      ...stamp({ createdAt, createdBy: plan.admin }),
    };
  });
}
