import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { loadPart } from '../../providers/i18n.ts';
import { NotFound } from '../signed-out/screens.tsx';
import { lazyModules } from '../lazy-modules.ts';
import { Waiting } from '../loading.ts';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import { screenOf } from './screen-of.ts';

export type DemoPublicScreenProps = {
  /** What stands at `:id` in the address, as it was written; '' where there is none. */
  readonly id: string;
  /** Language and theme, to be placed in the screen's own head. */
  readonly preferences: ReactNode;
};

const screens = lazyModules(
  import.meta.glob<{ default: ComponentType<DemoPublicScreenProps> }>([
    '../../screens/front-pages/**/*.tsx',
    '../../screens/pages/authentication/**/*.tsx',
    '../../screens/pages/misc/**/*.tsx',
  ]),
);
let texts: Promise<void> | undefined;

/** A public screen of the demo: template pages that bring their own layout. */
export default function DemoPublicScreen({ pathname }: { readonly pathname: string }) {
  texts ??= loadPart('demo').catch(() => undefined);
  use(texts);
  const found = screenOf({ pathname, at: (path) => screens(`../../screens${path}.tsx`) });
  if (!found) return <NotFound />;
  const preferences = (
    <>
      <LanguageChoice />
      <ThemeChoice />
    </>
  );
  return (
    <Suspense fallback={<Waiting />}>
      <found.Screen id={found.id} preferences={preferences} />
    </Suspense>
  );
}
