import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdLoading } from '../loading.ts';

/** The loading bar also waits for what a screen has never had; what is asked again in the background is no wait. */
export function useFirstData(): void {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  useEffect(() => (isWaiting ? holdLoading() : undefined), [isWaiting]);
}
