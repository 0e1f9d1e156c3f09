import { Suspense, use } from 'react';
import type { SamplePageProps } from '../../engine/area-screens.ts';
import { NotFound } from '../signed-out/screens.tsx';
import { AntdLook } from '../AntdLook.tsx';
import { areaApart, loadTextsApart } from '../apart.ts';
import { lazyModules } from '../lazy-modules.ts';
import { LoadingMark } from '../loading.ts';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import { screenOf } from './screen-of.ts';

async function load() {
  const [{ open = {} }] = await Promise.all([areaApart(), loadTextsApart().catch(() => undefined)]);
  return lazyModules<SamplePageProps>(open);
}

let loaded: ReturnType<typeof load> | undefined;

/** A public screen of what comes apart: template pages that bring their own layout. */
export default function PublicScreenApart({ pathname }: { readonly pathname: string }) {
  loaded ??= load();
  const found = screenOf({ pathname, at: use(loaded) });
  if (!found) return <NotFound />;
  const preferences = (
    <>
      <LanguageChoice />
      <ThemeChoice />
    </>
  );
  return (
    <AntdLook>
      <Suspense fallback={<LoadingMark />}>
        <found.Screen id={found.id} preferences={preferences} />
      </Suspense>
    </AntdLook>
  );
}
