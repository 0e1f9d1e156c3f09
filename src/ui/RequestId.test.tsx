import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Answered } from './Answered.tsx';

const shown = (failure: { message: string; requestId?: string }) =>
  render(<Answered answer={{ data: undefined, failure, refresh: vi.fn() }}>{() => 'the answer'}</Answered>);

test('what failed says under which id the server logged it, to be copied', () => {
  shown({ message: 'Something went wrong', requestId: 'r-77' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Something went wrong');
  expect(alert.textContent).toContain('Request r-77');
  expect(screen.getByRole('button', { name: /copy/i })).toBeTruthy();
});

test('without an answer there is no id', () => {
  shown({ message: 'The server is not responding' });
  expect(screen.getByRole('alert').textContent).not.toContain('Request');
});
