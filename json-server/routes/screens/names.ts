/** Further names of screens of one kind, besides their labels. */
export type NamedScreens = {
  readonly title: string;
  readonly category: string;
  readonly children: readonly NamedScreen[];
};
export type NamedScreen = { readonly title: string; readonly icon: string; readonly url: string };

export const namedScreen = (title: string, icon: string, url: string): NamedScreen => ({ title, icon, url });
