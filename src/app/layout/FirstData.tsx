import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdLoading } from '../loading.ts';

/**
 * The loading bar also waits for data a screen loads for the first time; background refreshes do not count. A separate
 * component that renders nothing: it re-renders with each request, and the layout need not.
 */
export function FirstData(): null {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  useEffect(() => (isWaiting ? holdLoading() : undefined), [isWaiting]);
  return null;
}
