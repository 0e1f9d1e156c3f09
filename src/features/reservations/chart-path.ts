import type { ClientConfig } from '../../config/types.ts';

/** The staff's chart, and the owners' of their own homes. */
const CHARTS = ['reservation-calendar', 'investor-calendar'];

/** The path of the tape chart this person may open, at a home and day; undefined if there is none. */
export function chartPath(
  { pages }: Pick<ClientConfig, 'pages'>,
  asked: { readonly q: string; readonly date?: string },
): string | undefined {
  const page = CHARTS.flatMap((name) => pages[name] ?? []).at(0);
  return page && `${page.route}?${new URLSearchParams(asked).toString()}`;
}
