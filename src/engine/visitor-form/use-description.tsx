import { useId } from 'react';

type Described = { readonly error: string | undefined; readonly hint?: string | undefined };

/** The texts below an input, and the ids that tie them to it. */
export function useDescription({ error, hint }: Described) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const below = (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} className="k-field-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="k-field-hint">
          {hint}
        </p>
      )}
    </>
  );
  return {
    id,
    below,
    described: { 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined },
  };
}
