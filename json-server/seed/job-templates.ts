import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { numbered } from './numbered.ts';
import { fictionalIban, fictionalTaxNo } from './people.ts';
import type { TenantPlan } from './tenants.ts';

type Setup = { readonly today: IsoDate; readonly plan: TenantPlan };

const SUPPLIERS = [
  ['Akdeniz Kombi Servisi', 'TECHNICAL', 'Hakan Usta', ['kombi', 'petek'], 5],
  ['Beyaz Köpük Çamaşırhane', 'LAUNDRY', 'Nermin Kaya', ['çarşaf', 'havlu', 'perde'], 4],
  ['Mavi Havuz Bakım', 'GARDEN_POOL', 'Selim Ar', ['havuz', 'bahçe'], 4],
  ['Işık Elektrik', 'TECHNICAL', 'Orhan Işık', ['elektrik', 'avize'], 3],
  ['Su Yolu Tesisat', 'TECHNICAL', 'Yavuz Demir', ['su tesisatı', 'tıkanıklık'], 4],
  ['Pırıl Temizlik', 'CLEANING', 'Gülay Er', ['derin temizlik', 'cam'], 5],
  ['Ev Dünyası Mobilya', 'FURNITURE', 'Tolga Ak', ['mobilya', 'beyaz eşya'], 3],
  ['Toptan Ambar', 'SUPPLIES', 'Sibel Tok', ['şampuan', 'kâğıt'], 4],
  ['Kale Kilit', 'SECURITY', 'Cemal Uz', ['çilingir', 'kasa'], 5],
] as const;

export function makeSuppliers({ today, plan }: Setup) {
  const rows = SUPPLIERS.slice(0, plan.id === 'demo' ? SUPPLIERS.length : 4);
  return numbered(
    'sup',
    { today, plan },
    rows.map(([name, category, contactName, services, rating], index) => ({
      name,
      category,
      contactName,
      services: [...services],
      rating,
      isActive: index !== 6,
      taxNo: fictionalTaxNo(700 + plan.offset.rows + index),
      phone: `+9050000007${String(index).padStart(2, '0')}`,
      email: `tedarik${plan.offset.rows + index + 1}@suppliers.example`,
      iban: fictionalIban(700_000 + plan.offset.rows + index),
    })),
  );
}

/** Name in both languages, department, minutes, priority, cost in kuruş, who bears it, steps, place of the supplier. */
const SERVICES = [
  [
    'Boiler check',
    'Kombi bakımı',
    'TECHNICAL',
    60,
    'HIGH',
    180_000,
    'OWNER',
    ['Gaz kaçağı', 'Su basıncı', 'Sıcak su denemesi'],
    0,
  ],
  [
    'Water leak',
    'Su kaçağı onarımı',
    'TECHNICAL',
    90,
    'URGENT',
    220_000,
    'OWNER',
    ['Vana kapatıldı', 'Kaçak giderildi', 'Zemin kurulandı'],
    4,
  ],
  [
    'Electrical fault',
    'Elektrik arızası',
    'TECHNICAL',
    60,
    'HIGH',
    150_000,
    'COMPANY',
    ['Sigorta kontrolü', 'Priz ve avize denemesi'],
    3,
  ],
  [
    'Air conditioner service',
    'Klima bakımı',
    'TECHNICAL',
    45,
    'MEDIUM',
    120_000,
    'OWNER',
    ['Filtre temizliği', 'Gaz ölçümü'],
    0,
  ],
  [
    'Extra cleaning',
    'Ek temizlik',
    'HOUSEKEEPING',
    120,
    'MEDIUM',
    90_000,
    'COMPANY',
    ['Banyo', 'Mutfak', 'Çarşaf ve havlu'],
    5,
  ],
  [
    'Missing item',
    'Eksik malzeme',
    'PURCHASING',
    30,
    'MEDIUM',
    60_000,
    'COMPANY',
    ['Sipariş verildi', 'Eve bırakıldı'],
    7,
  ],
  [
    'Lock change',
    'Kilit değişimi',
    'TECHNICAL',
    45,
    'URGENT',
    250_000,
    'OWNER',
    ['Yeni anahtarlar sayıldı', 'Anahtarlık etiketlendi'],
    8,
  ],
  ['Pool care', 'Havuz bakımı', 'TECHNICAL', 90, 'LOW', 140_000, 'OWNER', ['Klor ve pH', 'Süzgeç temizliği'], 2],
  ['Curtain laundry', 'Perde yıkama', 'HOUSEKEEPING', 60, 'LOW', 110_000, 'OWNER', ['Söküldü', 'Takıldı'], 1],
  [
    'Change of stay',
    'Konaklama değişikliği',
    'RESERVATION',
    20,
    'MEDIUM',
    0,
    'COMPANY',
    ['Müsaitlik', 'Misafire bilgi'],
    -1,
  ],
  [
    'Invoice question',
    'Fatura sorusu',
    'ACCOUNTING',
    20,
    'MEDIUM',
    0,
    'COMPANY',
    ['Kayıtlar incelendi', 'Yanıt verildi'],
    -1,
  ],
] as const;

export function makeServiceDefinitions({ today, plan, suppliers }: Setup & { suppliers: readonly { id: string }[] }) {
  return numbered(
    'svc',
    { today, plan },
    SERVICES.map(([en, tr, department, durationMin, defaultPriority, price, bornBy, steps, supplier], index) => ({
      title: `${en} · ${tr}`,
      name: { en, tr },
      department,
      durationMin,
      defaultPriority,
      currency: 'TRY',
      price,
      bornBy,
      supplierId: suppliers[supplier]?.id ?? null,
      checklistTemplate: steps.map((text) => ({ text })),
      status: index === 8 ? 'PASSIVE' : 'ACTIVE',
    })),
  );
}

/** Work by the calendar in a few homes; its first tasks are made by the clock as soon as the server starts. */
export function makeRecurringTasks({
  today,
  plan,
  estates,
  services,
}: Setup & {
  readonly estates: readonly { readonly id: string; readonly status: string }[];
  readonly services: readonly { readonly id: string; readonly name: { readonly tr: string } }[];
}) {
  const homes = estates.filter(({ status }) => status === 'ACTIVE');
  const plans = [
    [7, 'TWO_WEEKS', 3],
    [3, 'HALF_YEAR', 12],
    [0, 'YEAR', 20],
    [4, 'MONTH', 8],
    [7, 'WEEK', 2],
  ] as const;
  return numbered(
    'rec',
    { today, plan },
    plans.slice(0, plan.id === 'demo' ? plans.length : 2).map(([service, every, inDays], index) => {
      const startsOn = addDays(today, inDays);
      return {
        title: services[service]?.name.tr ?? '',
        serviceDefinitionId: services[service]?.id ?? null,
        estateId: homes[index * 2]?.id ?? null,
        every,
        startsOn,
        aheadDays: 21,
        priority: 'MEDIUM',
        isActive: true,
        nextOn: startsOn,
        makeOn: addDays(startsOn, -21),
      };
    }),
  );
}
