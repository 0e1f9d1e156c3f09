import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { stamp } from './stamp.ts';

/** The whole list `module` of `_enums.json`; a test compares them. */
const ALL = [
  'pricing',
  'channels',
  'housekeeping',
  'kbs',
  'job-tracking',
  'accounting',
  'investor',
  'reports',
  'website',
] as const;

const OFFERED = [
  {
    id: 'pkg-starter',
    name: 'Starter',
    nameTr: 'Başlangıç',
    price: 4900,
    estateLimit: 10,
    userLimit: 5,
    storageLimit: 2000,
    sortOrder: 10,
    description:
      'For owners who let a few homes themselves: calendar, reservations, cleaning and identity notification.',
    descriptionTr: 'Birkaç evini kendi kiralayanlar için: takvim, rezervasyon, temizlik ve kimlik bildirimi.',
    modules: ['housekeeping', 'kbs'],
    isHighlighted: false,
  },
  {
    id: 'pkg-professional',
    name: 'Professional',
    nameTr: 'Profesyonel',
    price: 12_900,
    estateLimit: 60,
    userLimit: 20,
    storageLimit: 20_000,
    sortOrder: 20,
    description: 'For companies that run homes for others: channels, seasons, tasks and reports.',
    descriptionTr: 'Başkalarının evlerini işleten firmalar için: kanallar, sezonlar, görevler ve raporlar.',
    modules: ['pricing', 'channels', 'housekeeping', 'kbs', 'job-tracking', 'reports'],
    isHighlighted: true,
  },
  {
    id: 'pkg-enterprise',
    name: 'Enterprise',
    nameTr: 'Kurumsal',
    price: 29_900,
    estateLimit: null,
    userLimit: null,
    storageLimit: null,
    sortOrder: 30,
    description: 'Everything, with accounting, earnings of owners, the owner portal and the website.',
    descriptionTr: 'Muhasebe, hak edişler, yatırımcı portalı ve web sitesiyle birlikte her şey.',
    modules: ALL,
    isHighlighted: false,
  },
];

/** What the platform offers. They are of no tenant: no `tenantId`. */
export const makePackages = (today: IsoDate) =>
  OFFERED.map((offered) => ({
    ...offered,
    version: 1,
    currency: 'EUR',
    period: 'MONTH',
    isPublic: true,
    ...stamp({ createdAt: `${addDays(today, -800)}T08:00:00.000Z`, createdBy: 'usr-superadmin' }),
  }));
