import type { Text } from '../config/text-types.ts';

/** Body of `GET /api/public/pricing`: what is offered to everybody, in the order in which it is shown. */
export type Pricing = {
  readonly items: readonly PricedPackage[];
  /** All modules there are, in the order in which they are declared. */
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
  /** null = as many as they like */
  readonly estateLimit: number | null;
  readonly userLimit: number | null;
  readonly isHighlighted: boolean;
};
