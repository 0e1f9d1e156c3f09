import { lazy, Suspense } from 'react';
import type { IconName } from '../config/icon-names.ts';
import './icon.css';

const Drawing = lazy(async () => {
  const { ICONS } = await import('./icon-set.ts');
  const isKnown = (name: string): name is IconName => name in ICONS;
  return {
    default: function Drawing({ name }: { readonly name: string }) {
      if (!isKnown(name)) return null;
      const Known = ICONS[name];
      return <Known />;
    },
  };
});

/** An icon by the name the configuration gives. Decoration only; its room is kept while the drawings are on their way. */
export function Icon({ name }: { readonly name: string | undefined }) {
  return (
    <span className="k-icon" aria-hidden="true">
      {name !== undefined && (
        <Suspense fallback={null}>
          <Drawing name={name} />
        </Suspense>
      )}
    </span>
  );
}
