/** Of this tab only, and gone with it. */
const KEY = 'viewAs';

/** Whose view: an owner's (IV1) or a role's. */
export type Preview =
  | { readonly investorId: string; readonly name: string }
  | { readonly role: string; readonly name: string };

/** The owner or role through whose eyes staff look in this tab. */
export function currentPreview(): Preview | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPreview(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Headers of every call during a preview; the server decides whether it is allowed. */
export function previewHeaders(): Record<string, string> {
  const preview = currentPreview();
  if (!preview) return {};
  return { 'X-View-As': 'role' in preview ? `role:${preview.role}` : preview.investorId };
}

/** Starts a preview in this tab; the page is reloaded, because rights and menu differ. */
export function startPreview(preview: Preview): void {
  sessionStorage.setItem(KEY, JSON.stringify(preview));
  window.location.assign('role' in preview ? '/' : '/v1/investor/dashboard');
}

/** The next person to sign in in this tab has their own view. */
export const forgetPreview = (): void => sessionStorage.removeItem(KEY);

/** Back to the own rights, where the preview was begun. */
export function endPreview(): void {
  const preview = currentPreview();
  forgetPreview();
  window.location.assign(preview ? beginOf(preview) : '/');
}

const beginOf = (preview: Preview): string =>
  'role' in preview
    ? `/v1/users/roles?role=${encodeURIComponent(preview.role)}`
    : `/v1/users/investor/show/${preview.investorId}`;

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return false;
  return (
    ('investorId' in value && typeof value.investorId === 'string') ||
    ('role' in value && typeof value.role === 'string')
  );
}
