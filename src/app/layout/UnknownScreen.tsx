import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { askScreen, type KnownScreen } from '../../providers/screen.ts';
import { NotFound, NotInPackage } from '../guest/screens.tsx';
import { Waiting } from '../loading.ts';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';

/**
 * An address without a route of this role's. There is either no such screen (spec §2: not found), or one that the role
 * may not open (spec §4: not authorized), or one that the company's package lacks (TN2); only the server can tell them apart.
 */
export function UnknownScreen() {
  const { pathname } = useLocation();
  const [known, setKnown] = useState<{ pathname: string; screen: KnownScreen }>();
  useEffect(() => {
    let isWanted = true;
    const answer = (screen: KnownScreen) => isWanted && setKnown({ pathname, screen });
    // Without an answer nothing speaks for a screen.
    askScreen(pathname).then(answer, () => answer('missing'));
    return () => {
      isWanted = false;
    };
  }, [pathname]);
  if (known?.pathname !== pathname) return <Waiting />;
  if (known.screen === 'missing') return <NotFound />;
  return known.screen === 'notInPackage' ? <NotInPackage /> : <NotAuthorizedFor />;
}
