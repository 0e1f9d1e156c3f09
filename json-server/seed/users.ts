import { hashSync } from '@node-rs/argon2';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { TURKISH_NAMES } from './data/names.ts';
import { makePerson } from './people.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';

type Login = {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly role: string;
  readonly department?: string;
  readonly investorId?: string;
  readonly language?: 'en' | 'tr';
  readonly tenantIds?: readonly string[];
};

const demo = (login: Omit<Login, 'tenantId'>): Login => ({ tenantId: 'demo', ...login });

/** The logins that `npm start` prints. Everybody knows their passwords, so production refuses rows marked `demo`. */
export const DEMO_LOGINS: readonly Login[] = [
  demo({
    id: 'usr-superadmin',
    email: 'superadmin@demo.com',
    password: 'superadmin',
    name: 'Levent',
    surname: 'Ünal',
    role: 'SuperAdmin',
    department: 'MANAGEMENT',
    tenantIds: ['demo', 'bosphorus'],
  }),
  demo({
    id: 'usr-admin',
    email: 'admin@demo.com',
    password: 'admin',
    name: 'Deniz',
    surname: 'Aydın',
    role: 'admin',
    department: 'MANAGEMENT',
  }),
  demo({
    id: 'usr-client',
    email: 'client@demo.com',
    password: 'client',
    name: 'Jane',
    surname: 'Doe',
    role: 'client',
  }),
  demo({
    id: 'usr-accounting',
    email: 'accounting@demo.com',
    password: 'accounting',
    name: 'Çiğdem',
    surname: 'Öztürk',
    role: 'Accounting',
    department: 'ACCOUNTING',
    language: 'tr',
  }),
  demo({
    id: 'usr-housekeeping',
    email: 'housekeeping@demo.com',
    password: 'housekeeping',
    name: 'Hülya',
    surname: 'Şimşek',
    role: 'HouseKeeping',
    department: 'HOUSEKEEPING',
    language: 'tr',
  }),
  demo({
    id: 'usr-purchasing',
    email: 'purchasing@demo.com',
    password: 'purchasing',
    name: 'Uğur',
    surname: 'Polat',
    role: 'Purchasing',
    department: 'PURCHASING',
  }),
  demo({
    id: 'usr-investor',
    email: 'investor@demo.com',
    password: 'investor',
    name: 'Ayşe',
    surname: 'Yılmaz',
    role: 'Investor',
    investorId: 'inv-001',
  }),
  demo({
    id: 'usr-investor2',
    email: 'investor2@demo.com',
    password: 'investor2',
    name: 'Karl',
    surname: 'Müller',
    role: 'Investor',
    investorId: 'inv-002',
  }),
  demo({
    id: 'usr-marketplace',
    email: 'marketplace@demo.com',
    password: 'marketplace',
    name: 'Ebru',
    surname: 'Işık',
    role: 'MarketPlace',
    department: 'MARKETING',
  }),
  {
    id: 'usr-b-admin',
    tenantId: 'bosphorus',
    email: 'admin@bosphorus.demo.com',
    password: 'admin',
    name: 'Işıl',
    surname: 'Çetin',
    role: 'admin',
    department: 'MANAGEMENT',
  },
  {
    id: 'usr-b-investor',
    tenantId: 'bosphorus',
    email: 'investor@bosphorus.demo.com',
    password: 'investor',
    name: 'Oğuz',
    surname: 'Tekin',
    role: 'Investor',
    investorId: 'inv-037',
  },
];

/** OWASP's smallest argon2id; `memoryCost` in KiB. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A fixed salt keeps db.json the same in every run; only passwords that are published anyway are hashed with it. */
function publishedHash(login: Login): string {
  return hashSync(login.password, { ...ARGON2ID, salt: Buffer.from(login.id.padEnd(16, '.').slice(0, 16)) });
}

const STAFF: readonly (readonly [role: string, department: string, status: string])[] = [
  ['Accounting', 'ACCOUNTING', 'ACTIVE'],
  ['HouseKeeping', 'HOUSEKEEPING', 'ACTIVE'],
  ['HouseKeeping', 'HOUSEKEEPING', 'ACTIVE'],
  ['HouseKeeping', 'HOUSEKEEPING', 'ACTIVE'],
  ['HouseKeeping', 'HOUSEKEEPING', 'PASSIVE'],
  ['HouseKeeping', 'TECHNICAL', 'ACTIVE'],
  ['Purchasing', 'PURCHASING', 'ACTIVE'],
  ['MarketPlace', 'MARKETING', 'INVITED'],
  ['admin', 'RESERVATION', 'ACTIVE'],
  ['admin', 'RESERVATION', 'ACTIVE'],
  ['admin', 'RESERVATION', 'INVITED'],
  ['Accounting', 'ACCOUNTING', 'PASSIVE'],
];

/** People who registered on the public site; the newest still wait. */
const WEB = ['INVITED', 'INVITED', 'ACTIVE', 'ACTIVE', 'PASSIVE'] as const;

/** The demo logins, some colleagues and people of the public site, who have no password and so cannot sign in. */
export function makeUsers(today: IsoDate) {
  const random = createRandom('users');
  const logins = DEMO_LOGINS.map((login, index) => ({
    id: login.id,
    tenantId: login.tenantId,
    version: 1,
    email: login.email,
    name: login.name,
    surname: login.surname,
    phone: `+9050000002${String(index).padStart(2, '0')}`,
    role: login.role,
    ...(login.department ? { department: login.department } : {}),
    language: login.language ?? 'en',
    status: 'ACTIVE',
    ...(login.investorId ? { investorId: login.investorId } : {}),
    avatar: `/pictures/person-${(index % 4) + 1}.svg`,
    passwordHash: publishedHash(login),
    demo: true,
    source: login.role === 'client' ? 'WEB' : 'STAFF',
    ...(login.role === 'client' ? { emailProvedAt: `${addDays(today, -690)}T09:00:00.000Z` } : {}),
    twoFactor: false,
    ...(login.tenantIds ? { tenantIds: login.tenantIds } : {}),
    ...stamp({ createdAt: officeMoment(random, addDays(today, -700 + index)), createdBy: 'usr-superadmin' }),
  }));
  const staff = STAFF.map(([role, department, status], index) => {
    const person = makePerson({ random, origin: TURKISH_NAMES, number: 300 + index });
    return {
      id: `usr-${String(index + 1).padStart(3, '0')}`,
      tenantId: 'demo',
      version: 1,
      email: person.email,
      name: person.firstName,
      surname: person.lastName,
      phone: person.phone,
      role,
      department,
      language: 'tr',
      status,
      source: 'STAFF',
      twoFactor: false,
      ...(status === 'INVITED' ? {} : { avatar: `/pictures/person-${(index % 4) + 1}.svg` }),
      ...stamp({ createdAt: officeMoment(random, addDays(today, -600 + index * 45)), createdBy: 'usr-admin' }),
    };
  });
  const web = WEB.map((status, index) => {
    const person = makePerson({ random, origin: TURKISH_NAMES, number: 400 + index });
    const id = `usr-web-${index + 1}`;
    const provedAt = `${addDays(today, -2 - index * 9)}T09:00:00.000Z`;
    return {
      id,
      tenantId: 'demo',
      version: 1,
      email: person.email,
      name: person.firstName,
      surname: person.lastName,
      role: 'client',
      language: 'tr',
      status,
      source: 'WEB',
      twoFactor: false,
      // Who waits has opened the link or not; the others have.
      ...(status === 'INVITED' && index % 2 === 0 ? {} : { emailProvedAt: provedAt }),
      ...stamp({ createdAt: officeMoment(random, addDays(today, -3 - index * 9)), createdBy: id }),
    };
  });
  return [...logins, ...staff, ...web];
}
