import type { Config } from '../../src/config/types.ts';
import { createSlices } from '../store/slices.ts';

/** Each resource and page of a configuration as text, made once and compared with the next configuration. */
const textsByName = new WeakMap<Config, ReadonlyMap<string, string>>();

async function textsOfConfig(config: Config): Promise<ReadonlyMap<string, string>> {
  const known = textsByName.get(config);
  if (known) return known;
  const { resources, pages, examples } = config;
  const texts = new Map<string, string>();
  const { pause } = createSlices();
  for (const [name, resource] of Object.entries(resources)) {
    texts.set(name, JSON.stringify(resource));
    await pause();
  }
  for (const [name, page] of Object.entries(pages)) {
    texts.set(name, JSON.stringify([page, examples[name]]));
    await pause();
  }
  textsByName.set(config, texts);
  return texts;
}

/** Names of the resources and pages that differ between two configurations. */
export async function changedNames(before: Config, after: Config): Promise<string[]> {
  const old = await textsOfConfig(before);
  const now = await textsOfConfig(after);
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
}
