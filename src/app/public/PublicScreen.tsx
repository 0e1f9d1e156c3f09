import { lazy, Suspense, use } from 'react';
import { currentLanguage, loadTexts } from '../../providers/i18n.ts';
import { AntdLook } from '../AntdLook.tsx';
import { OPEN_SCREENS } from '../hand-written.ts';
import { lazyModules } from '../lazy-modules.ts';
import { LoadingMark } from '../loading.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { screenOf } from './screen-of.ts';

const PublicScreenApart = lazy(() => import('./PublicScreenApart.tsx'));
const screens = lazyModules(OPEN_SCREENS);
let texts: Promise<void> | undefined;

/** A screen without sign-in (spec §2): its own code, the texts and antd, and nothing else of the product. */
export default function PublicScreen({ pathname }: { readonly pathname: string }) {
  // The page brings the texts of sign-in only; without the rest, keys show, which is better than nothing.
  texts ??= loadTexts(currentLanguage()).catch(() => undefined);
  use(texts);
  const found = screenOf({ pathname, at: screens });
  if (!found) return <PublicScreenApart pathname={pathname} />;
  return (
    <AntdLook>
      <PublicLayout>
        <Suspense fallback={<LoadingMark />}>
          <found.Screen id={found.id} />
        </Suspense>
      </PublicLayout>
    </AntdLook>
  );
}
