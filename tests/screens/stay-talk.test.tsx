import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveProvider } from '../../src/providers/live.ts';
import { ofRecord } from '../../src/engine/area-screens.ts';
import { StayTalk } from '../../src/features/mail/inbox/StayTalk.tsx';
import type { InboxPreview, InboxThread } from '../../src/wire/inbox.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const StayTalkPanel = ofRecord(StayTalk);

const thread: InboxThread = {
  id: 'thr-a',
  head: null,
  messages: [],
  hasMore: false,
  stay: null,
  guest: null,
  colleagues: [],
  email: 'jonas@example.com',
  phone: '',
  language: 'en',
  isPageOpen: false,
};

type Told = { readonly channel: string; readonly callback: () => void };
const listening = new Set<Told>();
beforeEach(() => {
  listening.clear();
  vi.spyOn(liveProvider, 'subscribe').mockImplementation((subscription) => {
    listening.add(subscription as unknown as Told);
    return subscription;
  });
  vi.spyOn(liveProvider, 'unsubscribe').mockImplementation((subscription: Told) => void listening.delete(subscription));
});
afterEach(() => vi.restoreAllMocks());

const changed = (resource: string) =>
  act(async () => {
    for (const { channel, callback } of [...listening]) if (channel === `resources/${resource}`) callback();
    await Promise.resolve();
  });

it.each(['reservations', 'guests', 'estates', 'settings'])(
  'what the guest gets is written anew when %s change, as a payment changes its stay',
  async (resource) => {
    const base = sampleConfig();
    const estates = base.resources['estates']!;
    const messages = { ...estates, name: 'messages', can: ['list', 'retry'] };
    const routes = { ...estates.routes, list: '/v1/threads', show: '/v1/threads/show/:id' };
    const conversations = { ...estates, name: 'conversations', can: ['list', 'show'], routes };
    const show = {
      layout: 'sections' as const,
      sections: [{ kind: 'panel' as const, panel: 'guest-messages', roles: [] }],
    };
    let owed = '79,454.00';
    fakeApi(({ url }) => {
      if (url.includes('/inbox/thread')) return { body: thread };
      if (url.includes('/inbox/words')) return { body: { items: [] } };
      if (!url.includes('/inbox/preview')) return { body: { id: 'a', items: [], total: 0, version: 1 } };
      const body: InboxPreview = { subject: 'Your stay', body: `Left to pay: ₺${owed}`, whatsAppUrl: null };
      return { body };
    });
    openScreen({
      config: { ...base, resources: { messages, conversations, estates: { ...estates, show } } },
      path: '/v1/estates/show/a',
      panelAt: () => StayTalkPanel,
    });
    const body = await screen.findByRole('textbox', { name: /Your message/ });
    await userEvent.click(body);
    await userEvent.paste('Left to pay: {reservation.remaining}');
    expect(await screen.findByText('Left to pay: ₺79,454.00')).toBeVisible();
    owed = '74,454.00';
    await changed(resource);
    expect(await screen.findByText('Left to pay: ₺74,454.00')).toBeVisible();
  },
);
