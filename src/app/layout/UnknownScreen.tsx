import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPublicPath } from '../../config/public-paths.ts';
import { screenPath } from '../../providers/safe-to.ts';
import { askScreen, type KnownScreen } from '../../providers/screen.ts';
import { tellAddress } from '../address.ts';
import { openApart } from '../apart.ts';
import { NotFound, NotInPackage } from '../signed-out/screens.tsx';
import { LoadingMark } from '../loading.ts';
import { FindingsBanner } from './Banners.tsx';
import { NotAuthorizedFor } from './NotAuthorizedFor.tsx';

/**
 * An address without a route of this role's, or one whose configuration is kept apart and fetched now. It may be for
 * visitors, whose screens stand outside of the product. Otherwise there is either no such screen (spec §2: not found), or
 * one that the role may not open (spec §4: not authorized), or one that the company's package lacks (TN2); only the server
 * can tell them apart.
 */
export function UnknownScreen() {
  const { pathname } = useLocation();
  const [known, setKnown] = useState<{ pathname: string; screen: KnownScreen }>();
  const isForVisitors = isPublicPath(screenPath(pathname));
  useEffect(() => {
    if (isForVisitors) {
      tellAddress();
      return;
    }
    let isWanted = true;
    const answer = (screen: KnownScreen) => isWanted && setKnown({ pathname, screen });
    const ask = async () => {
      const screen = await askScreen(pathname);
      // Once it has loaded, the address has a route, and no message is shown.
      if (screen.apart !== undefined) await openApart(screen.apart);
      answer(screen);
    };
    // Without an answer nothing speaks for a screen.
    ask().catch(() => answer({ kind: 'missing' }));
    return () => {
      isWanted = false;
    };
  }, [pathname, isForVisitors]);
  if (known?.pathname !== pathname) return <LoadingMark />;
  const { kind } = known.screen;
  // It may be missing because its file is broken; the banner above shows that.
  if (kind === 'missing') {
    return (
      <>
        <FindingsBanner />
        <NotFound />
      </>
    );
  }
  return kind === 'notInPackage' ? <NotInPackage /> : <NotAuthorizedFor />;
}
