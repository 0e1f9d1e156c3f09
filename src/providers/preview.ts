/** Of this tab only, and gone with it. */
const KEY = 'viewAs';

export type Preview = { readonly investorId: string; readonly name: string };

/** The owner through whose eyes staff look in this tab (IV1). */
export function currentPreview(): Preview | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPreview(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What every call carries while it lasts; the server decides whether it may. */
export function previewHeaders(): Record<string, string> {
  const preview = currentPreview();
  return preview ? { 'X-View-As': preview.investorId } : {};
}

/** From now on this tab looks as the owner does; the page is loaded anew, for rights and menu are others. */
export function startPreview(preview: Preview): void {
  sessionStorage.setItem(KEY, JSON.stringify(preview));
  window.location.assign('/v1/investor/dashboard');
}

/** Whoever signs in next in this tab looks with the own eyes. */
export const forgetPreview = (): void => sessionStorage.removeItem(KEY);

/** Back to the own rights, on the owner's page. */
export function endPreview(): void {
  const preview = currentPreview();
  forgetPreview();
  window.location.assign(preview ? `/v1/users/investor/show/${preview.investorId}` : '/');
}

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'investorId' in value && typeof value.investorId === 'string' && 'name' in value && typeof value.name === 'string'
  );
}
