import type { Method, Route, SignedCall } from '../../accounts/call.ts';
import type { Scratch } from './scratch.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

async function handleScratch(scratch: Scratch, call: SignedCall): Promise<undefined> {
  const { value } = await call.body();
  const { request, response, search, caller } = call;
  await scratch.handle({
    tenant: caller.tenant,
    request,
    response,
    search,
    path: call.path.slice('/api/scratch'.length),
    body: value,
  });
  return undefined;
}

/** Collections of the database that no configuration claims, for experiments; administrators only. */
export const scratchRoutes = ({ scratch }: { scratch: Scratch }): readonly Route[] =>
  METHODS.map((method) => ({
    method,
    path: '/api/scratch/*',
    access: { subject: 'Scratch', action: 'manage' },
    handle: (call: SignedCall) => handleScratch(scratch, call),
  }));
