import type { EnumOption, Text } from '../../src/config/types.ts';
import type { Route } from '../accounts/call.ts';
import { json } from '../http/reply.ts';

const label = ({ en, tr }: Text): { en: string; tr: string } => ({ en, tr: tr ?? en });
const datum = (option: EnumOption): object => ({ value: option.value, label: label(option.label) });

/** The enum lists by name (spec §3), each with its data. */
export const enumRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/enums',
    access: 'signedIn',
    handle: ({ snapshot }) =>
      json(
        200,
        Object.values(snapshot.config.enums).map((list) => ({ name: list.name, data: list.options.map(datum) })),
      ),
  },
];
