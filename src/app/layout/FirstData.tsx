import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdLoading } from '../loading.ts';

/**
 * The loading bar also waits for what a screen has never had; what is asked again in the background is no wait. A
 * component of its own, which shows nothing: it renders with each question, and the layout need not.
 */
export function FirstData(): null {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  useEffect(() => (isWaiting ? holdLoading() : undefined), [isWaiting]);
  return null;
}
