import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { screenExists } from '../../providers/screen.ts';
import { NotFound } from '../guest/screens.tsx';
import { Waiting } from '../loading.ts';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';

/**
 * An address without a route of this role's. There is either no such screen (spec §2: not found), or one that the role
 * may not open (spec §4: not authorized); only the server can tell them apart.
 */
export function UnknownScreen() {
  const { pathname } = useLocation();
  const [known, setKnown] = useState<{ pathname: string; exists: boolean }>();
  useEffect(() => {
    let isWanted = true;
    const answer = (exists: boolean) => isWanted && setKnown({ pathname, exists });
    // Without an answer nothing speaks for a screen.
    screenExists(pathname).then(answer, () => answer(false));
    return () => {
      isWanted = false;
    };
  }, [pathname]);
  if (known?.pathname !== pathname) return <Waiting />;
  return known.exists ? <NotAuthorizedFor /> : <NotFound />;
}
