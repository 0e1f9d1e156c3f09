import type { Field } from '../../../config/types.ts';
import type { FormStore } from './form-store.ts';

/** The props of an input. It reads and writes its own keys of the store. */
export type InputProps<Kind extends Field = Field> = {
  readonly field: Kind;
  readonly store: FormStore;
  /** Id of the element that the label names. */
  readonly id: string;
  readonly isInvalid: boolean;
  /** Ids of help and errors. */
  readonly describedBy: string | undefined;
};

/** The props common to all antd inputs. */
export function commonProps({ field, id, isInvalid, describedBy }: InputProps) {
  return {
    id,
    'aria-invalid': isInvalid,
    'aria-required': field.required,
    ...(isInvalid && { status: 'error' as const }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}
