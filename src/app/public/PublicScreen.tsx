import { type ComponentType, lazy, Suspense, use } from 'react';
import { currentLanguage, loadTexts } from '../../providers/i18n.ts';
import { NotFound } from '../signed-out/screens.tsx';
import { lazyModules } from '../lazy-modules.ts';
import { Waiting } from '../loading.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { screenOf } from './screen-of.ts';

export type PublicScreenProps = {
  /** What stands at `:id` in the address, as it was written; '' where there is none. */
  readonly id: string;
};

const PRODUCT = '/v1/';
const DemoPublicScreen = lazy(() => import('./DemoPublicScreen.tsx'));
const screens = lazyModules(
  import.meta.glob<{ default: ComponentType<PublicScreenProps> }>('../../screens/v1/public/**/*.tsx'),
);
let texts: Promise<void> | undefined;

/** A screen without sign-in (spec §2): its own code and the texts, and nothing of the product. */
export default function PublicScreen({ pathname }: { readonly pathname: string }) {
  // The page brings the texts of sign-in only; without the rest, keys show, which is better than nothing.
  texts ??= loadTexts(currentLanguage()).catch(() => undefined);
  use(texts);
  if (!pathname.startsWith(PRODUCT)) return <DemoPublicScreen pathname={pathname} />;
  const found = screenOf({ pathname, at: (path) => screens(`../../screens${path}.tsx`) });
  if (!found) return <NotFound />;
  return (
    <PublicLayout>
      <Suspense fallback={<Waiting />}>
        <found.Screen id={found.id} />
      </Suspense>
    </PublicLayout>
  );
}
