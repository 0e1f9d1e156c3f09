import type { ClientConfig } from '../../config/types.ts';

/** Staff's, and the owners' of their own homes. */
const CHARTS = ['reservation-calendar', 'investor-calendar'];

/** Where the tape chart is that this person may open, asked for a home and a day; undefined where there is none. */
export function chartPath(
  { pages }: Pick<ClientConfig, 'pages'>,
  asked: { readonly q: string; readonly date?: string },
): string | undefined {
  const page = CHARTS.flatMap((name) => pages[name] ?? []).at(0);
  return page && `${page.route}?${new URLSearchParams(asked).toString()}`;
}
