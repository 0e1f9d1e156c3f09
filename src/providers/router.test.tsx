import { type ParseResponse, Refine, useParsed } from '@refinedev/core';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { safeRouterProvider } from './router.ts';

const PATH = '/v1/guests/show/:id';

function Probe({ onParsed }: { readonly onParsed: (parsed: ParseResponse) => void }) {
  const parsed = useParsed();
  useEffect(() => onParsed(parsed), [onParsed, parsed]);
  return null;
}

/** What Refine's hooks read from an address, and how often they looked at a resource for it. */
function parsedAt({ address, hooks = 1, isAbove = false }: { address: string; hooks?: number; isAbove?: boolean }) {
  const seen = { parsed: {} as ParseResponse, looks: 0 };
  const guests = {
    name: 'guests',
    list: '/v1/guests',
    get show() {
      seen.looks += 1;
      return PATH;
    },
  };
  const handleParsed = (parsed: ParseResponse) => {
    seen.parsed = parsed;
  };
  const probes = Array.from({ length: hooks }, (_, index) => <Probe key={index} onParsed={handleParsed} />);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Refine routerProvider={safeRouterProvider} resources={[guests]} options={{ disableTelemetry: true }}>
        {isAbove ? (
          probes
        ) : (
          <Routes>
            <Route path={PATH} element={probes} />
            <Route path="*" element={probes} />
          </Routes>
        )}
      </Refine>
    </MemoryRouter>,
  );
  return seen;
}

describe("the address as Refine's hooks read it", () => {
  it.each([false, true])('names resource, action and record, above the routes: %s', (isAbove) => {
    const { parsed } = parsedAt({ address: '/v1/guests/show/g%2525%20%C4%B1?from=list', isAbove });
    expect(parsed).toMatchObject({ action: 'show', id: 'g%25 ı', params: { from: 'list' } });
    expect(parsed.resource?.name).toBe('guests');
  });

  it('has no record where nobody can decode the id', () => {
    expect(parsedAt({ address: '/v1/guests/show/%E0%A4%A', isAbove: true }).parsed.id).toBeUndefined();
  });

  it('has numbers of pages as numbers, and nothing for anything else', () => {
    const { parsed } = parsedAt({ address: '/v1/guests?currentPage=3&pageSize=x' });
    expect(parsed.params?.currentPage).toBe(3);
    expect(parsed.action).toBe('list');
  });

  it('is compared with the resources once, however many hooks read it', () => {
    expect(parsedAt({ address: '/v1/guests', hooks: 30 }).looks).toBe(parsedAt({ address: '/v1/guests' }).looks);
  });
});
