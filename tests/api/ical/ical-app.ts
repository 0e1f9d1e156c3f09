import { startApp, type Answer, type TestApp, type TestOptions } from '../support.ts';
import { createMemoryStore } from '../../../json-server/store/memory-store.ts';
import { ROWS } from '../rows.ts';

const channel = (id: string, name: string, collects: string) => ({
  ...ROWS['sales-channels']![0]!,
  id,
  name,
  kind: 'OTA',
  collects,
  isActive: true,
});

export type ImportItem = {
  readonly action: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly id?: string;
  readonly code?: string;
  readonly message?: string;
  readonly takenBy?: { readonly id: string; readonly code: string };
};
export type Imported = {
  readonly dryRun: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly items: readonly ImportItem[];
  readonly conflicts: readonly ImportItem[];
};

export type IcalApp = TestApp & {
  /** A feed of est-a1 and a channel. */
  readonly feed: (more?: object) => Promise<string>;
  readonly importText: (feedId: string, text: string, query?: string) => Promise<Answer>;
  /** The same, when it has to work. */
  readonly imported: (feedId: string, text: string, query?: string) => Promise<Imported>;
  readonly link: (feedId: string) => Promise<string>;
  readonly calendar: (feedId: string) => Promise<Answer>;
};

/** `isLarge`: about time, so the store is read as it is and not as a database would be. */
type IcalOptions = TestOptions & { readonly isLarge?: boolean };

/** The real app with two channels that sell online: chn-air collects itself, chn-book does not. */
export async function startIcal({ isLarge = false, ...options }: IcalOptions = {}): Promise<IcalApp> {
  const channels = [channel('chn-air', 'Airbnb', 'CHANNEL'), channel('chn-book', 'Booking', 'COMPANY')];
  const permits = ROWS['legal-permits']!;
  const rows = {
    ...ROWS,
    'sales-channels': [...ROWS['sales-channels']!, ...channels],
    'legal-permits': [...permits, { ...permits[0]!, id: 'prm-a2', estateId: 'est-a2', permitNo: '48-2' }],
  };
  const store = isLarge ? { store: createMemoryStore(structuredClone(rows)) } : {};
  const app = await startApp({ ...options, rows, ...store });
  const importText: IcalApp['importText'] = (feedId, text, query = '') =>
    app.call('POST', `/api/ical/import?feedId=${feedId}${query}`, {
      as: 'admin',
      raw: text,
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
    });
  const link: IcalApp['link'] = async (feedId) => {
    const { body, status } = await app.call('GET', `/api/ical/links/${feedId}`, { as: 'admin' });
    if (status !== 200) throw new Error(`no link: ${status}`);
    return body['path'] as string;
  };
  return {
    ...app,
    importText,
    link,
    feed: async (more = {}) => {
      const body = { estateId: 'est-a1', salesChannelId: 'chn-air', ...more };
      const made = await app.call('POST', '/api/ical-feeds', { as: 'admin', body });
      if (made.status !== 201) throw new Error(made.text);
      return made.body.id;
    },
    imported: async (feedId, text, query) => {
      const answer = await importText(feedId, text, query);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body as unknown as Imported;
    },
    calendar: async (feedId) => app.call('GET', await link(feedId)),
  };
}
