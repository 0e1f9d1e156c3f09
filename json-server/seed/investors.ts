import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { ORIGINS, TURKISH_NAMES } from './data/names.ts';
import { SEED_DISTRICTS, STREETS } from './data/places.ts';
import { fictionalIban, fictionalIdentityNo, fictionalTaxNo, makePerson } from './people.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';
import { DEMO_LOGINS } from './users.ts';

const COMPANIES = [
  'Ege Gayrimenkul Yatırım A.Ş.',
  'Marmara Yapı Ltd. Şti.',
  'Lodos Turizm ve İnşaat A.Ş.',
  'Çınar Holding A.Ş.',
  'Mavi Koy Emlak Ltd. Şti.',
  'Zeytindalı Yatırım A.Ş.',
  'Kuzey Yıldızı İnşaat Ltd. Şti.',
  'Şirin Evler Gayrimenkul A.Ş.',
  'Anka Proje Geliştirme A.Ş.',
  'Güneşli Teras Turizm Ltd. Şti.',
];
const BANKS = ['Örnek Bankası', 'Deneme Katılım Bankası', 'Numune Bankası'];

/** Owners: three of four are persons. Those that a demo login belongs to carry its name. */
export function makeInvestors({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  const random = createRandom(`investors ${plan.id}`);
  return Array.from({ length: plan.investors }, (_, index) => {
    const number = plan.offset.investors + index + 1;
    const id = `inv-${String(number).padStart(3, '0')}`;
    const login = DEMO_LOGINS.find((candidate) => candidate.investorId === id);
    const isCompany = !login && index % 4 === 3;
    const person = makePerson({
      random,
      origin: random.chance(0.8) ? TURKISH_NAMES : random.pick(ORIGINS),
      number: 5000 + number,
    });
    const place = random.pick(SEED_DISTRICTS);
    const withholds = !isCompany && random.chance(0.4);
    const staysAtHome = random.chance(0.3);
    return {
      id,
      tenantId: plan.id,
      version: 1,
      type: isCompany ? 'COMPANY' : 'PERSON',
      ...(isCompany
        ? {
            name: COMPANIES[Math.floor(number / 4) % COMPANIES.length] ?? '',
            taxNo: fictionalTaxNo(100 + number),
            taxOffice: `${place.district} Vergi Dairesi`,
          }
        : {
            name: login?.name ?? person.firstName,
            surname: login?.surname ?? person.lastName,
            tcIdentityNo: fictionalIdentityNo(90_000 + number),
          }),
      email: login?.email ?? person.email,
      phone: person.phone,
      city: place.city,
      address: `${random.pick(STREETS)} ${random.int(1, 90)}, ${place.district}`,
      language: person.phone.startsWith('+90') ? 'tr' : 'en',
      bank: random.pick(BANKS),
      iban: fictionalIban(number),
      payoutCurrency: random.chance(0.75) ? 'TRY' : 'EUR',
      ...(isCompany ? {} : { withholdingEnabled: withholds }),
      ...(withholds ? { withholdingRatePct: 20 } : {}),
      portalEnabled: login !== undefined || random.chance(0.6),
      allowOwnerStay: staysAtHome,
      ...(staysAtHome ? { yearlyNights: random.pick([7, 14, 21, 28]) } : {}),
      isActive: login !== undefined || random.chance(0.95),
      ...stamp({ createdAt: officeMoment(random, addDays(today, -690 + index * 12)), createdBy: plan.admin }),
    };
  });
}
