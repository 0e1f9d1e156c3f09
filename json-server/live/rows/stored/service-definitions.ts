import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `service-definitions` by `npm run row-types`; whatever is typed here is lost. */
export type ServiceDefinitionsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly title?: string | null;
  readonly name: { readonly en: string; readonly tr: string };
  readonly department: 'HOUSEKEEPING' | 'TECHNICAL' | 'PURCHASING' | 'RESERVATION' | 'ACCOUNTING';
  readonly durationMin?: number | null;
  readonly defaultPriority?: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT' | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly price?: MinorUnits | null;
  readonly bornBy?: 'COMPANY' | 'OWNER' | null;
  readonly supplierId?: string | null;
  readonly checklistTemplate?: readonly { readonly text: string }[] | null;
  readonly status?: 'ACTIVE' | 'PASSIVE' | null;
};
