/** One value that a chart can be filtered by, and what it is called. */
export type ChartChoice = readonly [value: string, title: string];
/** `GET /api/tape/choices`, `GET /api/price-grid/choices`, by parameter; what the role may not read is left out. */
export type ChartChoices = Readonly<Record<string, readonly ChartChoice[]>>;
