import type { ScreenAnswer } from '../wire/meta.ts';
import { request } from './http.ts';

/** `notInPackage`: this person would have it, if the company's package did. */
export type KnownScreen = {
  readonly kind: 'missing' | 'notForRole' | 'notInPackage';
  /** The group of the menu with which the configuration of the screen comes. */
  readonly apart?: string;
};

/**
 * Whether the product has a screen at a path without a route here. The browser knows only the screens of its own role;
 * the server knows all. @throws HttpError without an answer
 */
export async function askScreen(path: string): Promise<KnownScreen> {
  const { data } = await request<ScreenAnswer>({
    path: `/_meta/screen?path=${encodeURIComponent(path)}`,
  });
  if (!data.exists) return { kind: 'missing' };
  return {
    kind: !data.inPackage ? 'notInPackage' : 'notForRole',
    ...(data.apart !== undefined && { apart: data.apart }),
  };
}
