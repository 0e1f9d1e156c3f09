import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `src/features/mail/x.css` → `features/mail`, `src/features/demo/kanban/y.css` → `features/demo/kanban`, `src/ui/z.css` → `ui`. */
function roomOf(file: string): string {
  const [, layer = '', area = '', app = ''] = file.split('/');
  if (layer !== 'features') return layer;
  return area === 'demo' ? `${layer}/${area}/${app}` : `${layer}/${area}`;
}

/** Classes that a sheet styles by themselves, wherever they stand. */
function ownClasses(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    // Not those inside of `:is(…)`.
    list.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );
  return [...new Set(selectors.flatMap((one) => /^\.([\w-]+)$/.exec(one)?.[1] ?? []))];
}

// Sheets stay once they are loaded: a class that two areas style looks different after a visit to the other one.
test('no area styles a class of another', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )) {
    for (const name of ownClasses(`src/${file}`))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(`src/${file}`)));
  }
  const shared = [...rooms].filter(
    ([, areas]) => areas.size > 1 && [...areas].some((area) => area.startsWith('features')),
  );
  expect(shared.map(([name, areas]) => `${name}: ${[...areas].join(', ')}`)).toEqual([]);
});
