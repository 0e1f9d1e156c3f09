import type { Text } from '../config/text-types.ts';

/** Body of `GET /api/public/pricing`: the public offers, in display order. */
export type Pricing = {
  readonly items: readonly PricedPackage[];
  /** All modules, in the order of declaration. */
  readonly modules: readonly { readonly value: string; readonly label: Text }[];
};
export type PricedPackage = {
  readonly id: string;
  readonly name: Text;
  readonly description: Text | null;
  /** Minor units. */
  readonly price: number;
  readonly currency: string;
  readonly period: 'MONTH' | 'YEAR';
  readonly modules: readonly string[];
  /** null = unlimited */
  readonly estateLimit: number | null;
  readonly userLimit: number | null;
  readonly isHighlighted: boolean;
};
