import { FileDisplay, ImagesCell, ImagesValue } from '../files/lazy-views.tsx';
import type { Looks } from '../look.ts';

const common = { notCopied: true, notForMany: true, needsForm: true } as const;

export const looks: Looks = {
  file: { Cell: FileDisplay, Value: FileDisplay, input: 'file', ...common },
  images: { Cell: ImagesCell, Value: ImagesValue, input: 'images', isWide: true, ...common },
};
