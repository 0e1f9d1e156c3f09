/** px of the longer side; more is on no screen of this product */
const LONGEST_SIDE = 2560;
/** bytes from which a picture is compressed again */
const LARGE = 2 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * Prepares a camera picture for the screen: upright, smaller, and without its location. A picture that is small enough,
 * or unreadable here, stays as it is: the server reports problems.
 * @param side maximum px of the longer side
 */
export async function shrinkPicture(file: File, side = LONGEST_SIDE): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const share = Math.min(1, side / Math.max(picture.width, picture.height));
    if (share === 1 && file.size <= LARGE) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * share));
    canvas.height = Math.max(1, Math.round(picture.height * share));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // Transparency is kept.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
