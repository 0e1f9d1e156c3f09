import { request } from './http.ts';

/**
 * Whether the product has a screen at a path. The browser knows only those of its own role; the server knows all, and
 * is asked only about an address that leads nowhere.
 * @throws HttpError when no answer came
 */
export async function screenExists(path: string): Promise<boolean> {
  const { data } = await request<{ exists: boolean }>({ path: `/_meta/screen?path=${encodeURIComponent(path)}` });
  return data.exists;
}
