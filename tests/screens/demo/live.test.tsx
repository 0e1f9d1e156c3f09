import { render, screen } from '@testing-library/react';
import { Refine } from '@refinedev/core';
import { expect, it } from 'vitest';
import { DEMO_COLLECTIONS } from '../../../json-server/demo/collections.ts';
import { TOPICS } from '../../../src/features/demo/parts/topics.ts';
import { useDemo } from '../../../src/features/demo/parts/use-demo.ts';
import { dataProvider } from '../../../src/providers/data.ts';
import { dispatch } from '../../../src/providers/live.ts';
import { fakeApi, signedIn } from '../fake-api.ts';

function Boards() {
  const { data } = useDemo<{ readonly boards: readonly string[] }>('kanban', '/apps/kanban');
  return <p>{data?.boards.join(', ')}</p>;
}

it('what somebody else changes is asked again at once', async () => {
  signedIn();
  const boards = ['Mine'];
  const calls = fakeApi(() => ({ body: { boards } }));
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <Boards />
    </Refine>,
  );
  expect(await screen.findByText('Mine')).toBeVisible();
  boards.push('Theirs');
  const handlers = { onConfig: () => {}, onLocales: () => {}, onHello: () => {} };
  dispatch({ handlers, event: 'data', data: '{"resource":"demo-kanban-items","kind":"created"}' });
  expect(await screen.findByText('Mine, Theirs')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('the parts listen for collections that there are', () => {
  const known: readonly string[] = [...Object.values(DEMO_COLLECTIONS), 'demo-product-drafts', 'demo-invoice-drafts'];
  expect(
    Object.values(TOPICS)
      .flat()
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});
