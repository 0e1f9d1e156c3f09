import { useState } from 'react';

/** Lists with all columns shown on request, until the page is reloaded. */
const asked = new Set<string>();

/** Whether all columns of a list are wanted, even if it goes sideways; remembered on the way to a record and back. */
export function useShowAll(resource: string): [isAll: boolean, toggle: () => void] {
  const [isAll, setIsAll] = useState(() => asked.has(resource));
  return [
    isAll,
    () => {
      if (isAll) asked.delete(resource);
      else asked.add(resource);
      setIsAll(!isAll);
    },
  ];
}
