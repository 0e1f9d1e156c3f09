import Button, { type ButtonProps } from 'antd/es/button';
import { useHref, useLinkClickHandler } from 'react-router';

/** antd's button that leads to another page of the product, without loading it anew. */
export function LinkButton({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { readonly to: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <Button {...props} href={useHref(to)} onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)} />
  );
}
