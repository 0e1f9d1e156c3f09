import { type ComponentType, Suspense, use } from 'react';
import { PUBLIC_SCREENS } from '../../config/screen-names.ts';
import { currentLanguage, loadTexts } from '../../providers/i18n.ts';
import { screenPath } from '../../providers/safe-to.ts';
import { NotFound } from '../guest/screens.tsx';
import { lazyModules } from '../lazy-modules.ts';
import { Waiting } from '../loading.ts';
import { PublicLayout } from './PublicLayout.tsx';

export type PublicScreenProps = {
  /** What stands at `:id` in the address, as it was written; '' where there is none. */
  readonly id: string;
};

const screens = lazyModules(
  import.meta.glob<{ default: ComponentType<PublicScreenProps> }>('../../screens/v1/public/**/*.tsx'),
);
let texts: Promise<void> | undefined;

/** A screen without sign-in (spec §2): its own code and the texts, and nothing of the product. */
export default function PublicScreen({ pathname }: { readonly pathname: string }) {
  // The page brings the texts of sign-in only; without the rest, keys show, which is better than nothing.
  texts ??= loadTexts(currentLanguage()).catch(() => undefined);
  use(texts);
  const found = screenAt(pathname);
  if (!found) return <NotFound />;
  return (
    <PublicLayout>
      <Suspense fallback={<Waiting />}>
        <found.Screen id={found.id} />
      </Suspense>
    </PublicLayout>
  );
}

function screenAt(pathname: string): { Screen: ComponentType<PublicScreenProps>; id: string } | undefined {
  const path = screenPath(pathname);
  const exact = PUBLIC_SCREENS.find((route) => route === path);
  const parent = PUBLIC_SCREENS.find(
    (route) => route.endsWith('/:id') && isChild(path, route.slice(0, -'/:id'.length)),
  );
  const route = exact ?? parent?.slice(0, -'/:id'.length);
  const Screen = route === undefined ? undefined : screens(`../../screens${route}.tsx`);
  if (route === undefined || !Screen) return undefined;
  return { Screen, id: exact ? '' : (pathname.split('/').filter(Boolean).at(-1) ?? '') };
}

const isChild = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/');
