type OwnOrView = { readonly name: string; readonly of?: string | { readonly name: string } };

/** The resource whose collection holds the records: itself, or the one it is a view over. */
export function collectionOf({ name, of }: OwnOrView): string {
  return typeof of === 'string' ? of : (of?.name ?? name);
}
