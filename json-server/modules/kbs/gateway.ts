/** One notification as the authority's service is told it. */
export type KbsMessage = {
  /** Ours; the same message twice is one notification. */
  readonly externalId: string;
  readonly event: string;
  readonly authority: string;
  readonly facilityCode: string;
  /** ISO instant */
  readonly eventAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNo: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly vehiclePlate: string;
  /** In a correction: the service's number of the cancelled notification. */
  readonly correctsRef: string;
};
/** What the service said. `UNREACHABLE` = it said nothing that can be understood: nobody knows whether it took it. */
export type KbsAnswer =
  | { readonly kind: 'ACCEPTED'; readonly reference: string }
  | { readonly kind: 'REFUSED'; readonly error: 'IDENTITY_UNKNOWN' | 'REJECTED' }
  | { readonly kind: 'UNREACHABLE' };

/**
 * The seam to the authority's service. The product comes with a simulator behind it; a real service is another
 * implementation of these two calls.
 */
export type KbsGateway = {
  readonly send: (message: KbsMessage) => Promise<KbsAnswer>;
  /** What became of a message that was sent before; undefined = the service does not know it. */
  readonly find: (externalId: string) => Promise<KbsAnswer | undefined>;
};

/** ms until a call counts as unanswered */
const TIMEOUT = 10_000;

function answerOf(status: number, body: { reference?: unknown; error?: unknown }): KbsAnswer {
  if (status === 200 || status === 201) {
    return typeof body.reference === 'string' && body.reference !== ''
      ? { kind: 'ACCEPTED', reference: body.reference }
      : { kind: 'UNREACHABLE' };
  }
  if (status !== 422) return { kind: 'UNREACHABLE' };
  return { kind: 'REFUSED', error: body.error === 'IDENTITY_UNKNOWN' ? 'IDENTITY_UNKNOWN' : 'REJECTED' };
}

/** Speaks the simulator's small protocol; whatever goes wrong on the way is `UNREACHABLE`, never thrown. */
export function httpGateway(base: string, timeout = TIMEOUT): KbsGateway {
  const call = async (externalId: string, message?: KbsMessage): Promise<KbsAnswer | undefined> => {
    try {
      const answer = await fetch(`${base}/notifications/${encodeURIComponent(externalId)}`, {
        method: message ? 'PUT' : 'GET',
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
        ...(message && { body: JSON.stringify(message), headers: { 'content-type': 'application/json' } }),
      });
      if (answer.status === 404 && !message) return undefined;
      return answerOf(answer.status, (await answer.json()) as { reference?: unknown; error?: unknown });
    } catch {
      return { kind: 'UNREACHABLE' };
    }
  };
  return {
    send: async (message) => (await call(message.externalId, message)) ?? { kind: 'UNREACHABLE' },
    find: (externalId) => call(externalId),
  };
}
