import type { ApiMethod } from '../../config/openapi/document.ts';
import { Tag } from '../../ui/Tag.tsx';

const COLORS = { get: 'blue', post: 'green', put: 'gold', patch: 'gold', delete: 'red' } as const;

/** The method of a call, in its colour. */
export const MethodTag = ({ method }: { readonly method: ApiMethod }) => (
  <Tag color={COLORS[method]}>{method.toUpperCase()}</Tag>
);
