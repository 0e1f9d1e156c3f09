/** One value a chart can be filtered by, and its label. */
export type ChartChoice = readonly [value: string, title: string];
/** `GET /api/tape/choices`, `GET /api/price-grid/choices`, by parameter; without parameters hidden from the role. */
export type ChartChoices = Readonly<Record<string, readonly ChartChoice[]>>;
