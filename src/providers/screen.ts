import { request } from './http.ts';

/** `notInPackage`: this person would have it, if the company's package did. */
export type KnownScreen = 'missing' | 'notForRole' | 'notInPackage';

/**
 * What the product has at a path that leads nowhere here. The browser knows only the screens of its own role; the server
 * knows all. @throws HttpError when no answer came
 */
export async function askScreen(path: string): Promise<KnownScreen> {
  const { data } = await request<{ exists: boolean; inPackage?: boolean }>({
    path: `/_meta/screen?path=${encodeURIComponent(path)}`,
  });
  if (!data.exists) return 'missing';
  return data.inPackage === false ? 'notInPackage' : 'notForRole';
}
