import { useEffect } from 'react';
import { commonProps, type InputProps } from './input-props.ts';

/**
 * What antd's Select takes. It would put `aria-required` and `aria-invalid` on its outer box too, where they mean
 * nothing to a screen reader and are an error, so they are set on the combobox inside.
 */
export function useSelectProps(props: InputProps) {
  const { 'aria-invalid': isInvalid, 'aria-required': isRequired, ...rest } = commonProps(props);
  useEffect(() => {
    const combobox = document.getElementById(props.id);
    combobox?.setAttribute('aria-invalid', String(isInvalid));
    combobox?.setAttribute('aria-required', String(isRequired));
  }, [props.id, isInvalid, isRequired]);
  return rest;
}
