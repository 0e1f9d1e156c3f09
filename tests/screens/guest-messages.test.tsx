import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveProvider } from '../../src/providers/live.ts';
import { ofRecord } from '../../src/engine/area-screens.ts';
import { GuestMessages } from '../../src/features/mail/GuestMessages.tsx';
import type { GuestMessagePreview } from '../../src/wire/mail.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const GuestMessagesPanel = ofRecord(GuestMessages);

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

it.each(['reservations', 'guests', 'estates', 'message-templates', 'settings'])(
  'the letter is written anew when %s change, as a payment changes its stay',
  async (resource) => {
    const base = sampleConfig();
    const estates = base.resources['estates']!;
    const messages = { ...estates, name: 'messages', can: ['list', 'retry'] };
    const show = {
      layout: 'sections' as const,
      sections: [{ kind: 'panel' as const, panel: 'guest-messages', roles: [] }],
    };
    let owed = '79,454.00';
    fakeApi(({ url }) => {
      if (!url.includes('/guest-messages/preview')) return { body: { id: 'a', items: [], total: 0, version: 1 } };
      const body: GuestMessagePreview = {
        ...{ kind: 'GUEST_CONFIRMATION', language: 'en', subject: 'Your stay', body: `Still to pay: ₺${owed}` },
        ...{ email: 'jonas@example.com', phone: '', whatsAppUrl: null },
      };
      return { body };
    });
    openScreen({
      config: { ...base, resources: { messages, estates: { ...estates, show } } },
      path: '/v1/estates/show/a',
      panelAt: () => GuestMessagesPanel,
    });
    expect(await screen.findByText('Still to pay: ₺79,454.00')).toBeVisible();
    owed = '74,454.00';
    await changed(resource);
    expect(await screen.findByText('Still to pay: ₺74,454.00')).toBeVisible();
  },
);
