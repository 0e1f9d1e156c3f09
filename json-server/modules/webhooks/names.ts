/** Addresses that are told what happens. */
export const WEBHOOKS = 'webhooks';
/** What is sent to them. */
export const DELIVERIES = 'webhook-deliveries';
/** The field of a webhook with what signs its messages. */
export const SECRET = 'secret';
/** Sent when somebody asks for it. */
export const TEST_EVENT = 'webhook.test';
