import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath } from '../resource/paths.ts';

/** A click on a row opens its record, unless it was on something inside the row. */
export function useOpenRow(): (record: Row, event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const { resource } = useEngine();
  return useCallback(
    (record, event) => {
      const path = bestPath({ resource, id: addressId(record) });
      if (path !== undefined && !isOwnClick(event)) void navigate(path);
    },
    [navigate, resource],
  );
}

/** A link or button in the row was meant, or text is being selected. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
  return isControl || event.defaultPrevented || (window.getSelection()?.toString() ?? '') !== '';
}
