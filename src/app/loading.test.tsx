import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from './LoadingBar.tsx';
import { holdLoading } from './loading.ts';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
/** @returns the way to end the wait */
const hold = () => {
  let end: () => void = vi.fn();
  act(() => void (end = holdLoading()));
  return () => {
    act(() => end());
  };
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the loading bar', () => {
  beforeEach(async () => {
    render(<LoadingBar />);
    // The screens tested before in this window may still be running out.
    await waitFor(() => expect(bar()).toBeNull());
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('runs until the last of those that wait has what it waited for, then runs out and goes', () => {
    const first = hold();
    const second = hold();
    first();
    first(); // a second end of the same wait ends no other one
    pass(1000);
    expect(bar()).toHaveAttribute('data-state', 'running');
    second();
    pass(80);
    expect(bar()).toHaveAttribute('data-state', 'finishing');
    pass(400);
    expect(bar()).toBeNull();
  });

  it('goes on where the code is there and its first question follows at once', () => {
    const code = hold();
    code();
    pass(40);
    const data = hold();
    pass(1000);
    expect(bar()).toHaveAttribute('data-state', 'running');
    data();
  });
});
