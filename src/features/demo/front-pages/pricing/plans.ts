/** The demo's plans; cents per month, when paid monthly and when paid yearly. */
export const PLANS = [
  { name: 'basic', monthly: 0, yearly: 0, isPopular: false, points: ['one', 'two', 'three', 'four'] },
  { name: 'standard', monthly: 1900, yearly: 1600, isPopular: true, points: ['one', 'two', 'three', 'four'] },
  { name: 'enterprise', monthly: 4900, yearly: 4100, isPopular: false, points: ['one', 'two', 'three', 'four'] },
] as const;

/** `extra`: at an additional price. */
export type Has = 'yes' | 'no' | 'extra';
/** The features of each plan. */
export const COMPARED: readonly (readonly [what: string, ...inPlans: Has[]])[] = [
  ['calendar', 'yes', 'yes', 'yes'],
  ['channels', 'no', 'yes', 'yes'],
  ['owners', 'no', 'yes', 'yes'],
  ['payments', 'no', 'extra', 'yes'],
  ['website', 'extra', 'yes', 'yes'],
  ['reports', 'no', 'extra', 'yes'],
  ['support', 'no', 'no', 'yes'],
];

export const QUESTIONS = ['change', 'trial', 'discount', 'cancel'] as const;
