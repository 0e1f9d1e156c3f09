import { useEffect, useState } from 'react';

/** Gives the focus back to what had it, when what took it is gone: antd does so only for what is closed before it goes. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
