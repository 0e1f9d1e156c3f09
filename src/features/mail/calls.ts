import { newKey } from '../../engine/resource/new-key.ts';
import { request } from '../../providers/http.ts';
import type { MailTo } from '../../wire/mail.ts';

/** Sends today's mail of a role to oneself. Resolves with the address. @throws HttpError */
export async function sendTest(role: string): Promise<string> {
  const headers = { 'Idempotency-Key': newKey() };
  const call = { path: '/daily-reminder/test', method: 'POST', body: { role }, headers } as const;
  return (await request<MailTo>(call)).data.to;
}

/** Whether one gets the morning's mail oneself. @throws HttpError */
export async function switchMine(isOn: boolean): Promise<void> {
  await request({ path: '/daily-reminder/mine', method: 'POST', body: { isOn } });
}

export type GuestMessage = {
  readonly reservationId: string;
  readonly kind: string;
  readonly language: string;
  readonly channel: 'MAIL' | 'WHATSAPP_LINK';
};
/** Puts a message to a guest into the outbox. Resolves with the address. @throws HttpError */
export async function sendToGuest(message: GuestMessage): Promise<string> {
  const headers = { 'Idempotency-Key': newKey() };
  const call = { path: '/guest-messages', method: 'POST', body: message, headers } as const;
  return (await request<MailTo>(call)).data.to;
}
