import { useEffect } from 'react';
import { commonProps, type InputProps } from './input-props.ts';

/**
 * Props for antd's Select. It would also put `aria-required` and `aria-invalid` on its outer box, where they are
 * invalid, so they are set on the inner combobox.
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
