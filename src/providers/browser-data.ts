import type { DataProvider } from '@refinedev/core';
import type { ClientConfig, ClientResource } from '../config/types.ts';
import { omit } from '../config/values.ts';
import { keptRows } from './kept-rows.ts';
import { memoryData } from './memory-data.ts';
import { sessionUser } from './session.ts';
import { whereValues } from './where-values.ts';

type Setup = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly others: DataProvider;
};

/**
 * The records of a resource with `"served": "browser"`: the current content of the storage, so two tabs see the same.
 * Answered like the server does, without any call.
 */
export function browserData({ config, resource, others }: Setup): DataProvider {
  const own = { ...resource, api: omit(resource.api, 'routed') };
  const { id = '', fullName = '' } = sessionUser() ?? {};
  return memoryData({
    config: { ...config, resources: { ...config.resources, [resource.name]: own } },
    example: { id: resource.name, source: {}, resource: own, records: resource.api.routed?.records ?? [] },
    values: whereValues,
    by: { id, name: fullName },
    others,
    keep: keptRows(resource.name),
  });
}
