/** `/api/view-feeds/:id`: the secret link to a saved view, created by the caller. */
export type ViewFeed = {
  readonly link: {
    /** Below the product's address; `ics` if the list has dates. */
    readonly paths: { readonly csv: string; readonly json: string; readonly ics?: string };
    readonly madeAt: string | null;
    readonly lastReadAt: string | null;
  } | null;
};
