import { KEY_LINKS } from '../../accounts/keys.ts';
import { trustOf } from '../../http/client-address.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { ApiKeysRow } from '../../live/rows/stored/api-keys.ts';

/** The first entry that is neither an address nor a network. */
function wrongAddress(addresses: readonly string[]): string | undefined {
  return addresses.find((address) => {
    try {
      trustOf([address]);
      return false;
    } catch {
      return true;
    }
  });
}

/** A key acts for the person who makes it and is valid from now on; its addresses are addresses and its lists exist. */
export const apiKeyRule: DomainRule<ApiKeysRow> = ({ record, before, config, now }) => {
  const wrong = wrongAddress(record.addresses ?? []);
  if (wrong !== undefined) {
    return { refused: { status: 422, field: 'addresses', key: 'apiKeys.address', params: { value: wrong } } };
  }
  const unknown = record.resources?.find((name) => config !== undefined && !Object.hasOwn(config.resources, name));
  if (unknown !== undefined) {
    return { refused: { status: 422, field: 'resources', key: 'apiKeys.resource', params: { value: unknown } } };
  }
  if (record.expiresAt && record.expiresAt <= now && record.expiresAt !== before?.expiresAt) {
    return { refused: { status: 422, field: 'expiresAt', key: 'validation.past', params: {} } };
  }
  if (before) return { set: {} };
  const link = { id: record.keyHash ?? '', keyId: record.id, tenant: record.tenantId ?? '' };
  return { set: { userId: record.createdBy ?? null }, writes: [{ collection: KEY_LINKS, row: link }] };
};
