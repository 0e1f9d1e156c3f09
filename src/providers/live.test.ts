// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { dispatch, liveProvider } from './live.ts';

const handlers = () => ({ onConfig: vi.fn(), onLocales: vi.fn(), onHello: vi.fn() });

describe('events of the server', () => {
  it('reach whoever follows the resource, gathered into one', async () => {
    const estates = vi.fn();
    const users = vi.fn();
    const all: unknown[] = [
      liveProvider.subscribe({ channel: 'resources/estates', types: ['*'], callback: estates }),
      liveProvider.subscribe({ channel: 'resources/users', types: ['*'], callback: users }),
    ];
    for (const id of ['e1', 'e2']) {
      dispatch({
        handlers: handlers(),
        event: 'data',
        data: JSON.stringify({ resource: 'estates', kind: 'update', ids: [id] }),
      });
    }
    await vi.waitFor(() => expect(estates).toHaveBeenCalledOnce());
    expect(estates.mock.calls[0]?.[0]).toMatchObject({ channel: 'resources/estates', payload: { ids: ['e1', 'e2'] } });
    expect(users).not.toHaveBeenCalled();
    for (const subscription of all) liveProvider.unsubscribe(subscription);
  });

  it('say that configuration or texts have changed', () => {
    const heard = handlers();
    dispatch({ handlers: heard, event: 'config', data: '{"version":"v2","names":["estates"],"findings":0}' });
    dispatch({ handlers: heard, event: 'locales', data: '{}' });
    dispatch({ handlers: heard, event: 'hello', data: '{"version":"v2"}' });
    expect(heard.onConfig).toHaveBeenCalledWith({ version: 'v2', names: ['estates'], findings: 0 });
    expect(heard.onLocales).toHaveBeenCalledOnce();
    expect(heard.onHello).toHaveBeenCalledWith({ version: 'v2' });
  });
});
