import { Suspense, use } from 'react';
import type { SamplePageProps } from '../../engine/area-screens.ts';
import demo from '../../features/demo/screens.ts';
import { loadPart } from '../../providers/i18n.ts';
import { NotFound } from '../signed-out/screens.tsx';
import { AntdLook } from '../AntdLook.tsx';
import { lazyModules } from '../lazy-modules.ts';
import { Waiting } from '../loading.ts';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import { screenOf } from './screen-of.ts';

const screens = lazyModules<SamplePageProps>(demo.open);
let texts: Promise<void> | undefined;

/** A public screen of the demo: template pages that bring their own layout. */
export default function DemoPublicScreen({ pathname }: { readonly pathname: string }) {
  texts ??= loadPart('demo').catch(() => undefined);
  use(texts);
  const found = screenOf({ pathname, at: screens });
  if (!found) return <NotFound />;
  const preferences = (
    <>
      <LanguageChoice />
      <ThemeChoice />
    </>
  );
  return (
    <AntdLook>
      <Suspense fallback={<Waiting />}>
        <found.Screen id={found.id} preferences={preferences} />
      </Suspense>
    </AntdLook>
  );
}
