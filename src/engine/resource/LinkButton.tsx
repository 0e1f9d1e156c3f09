import Button, { type ButtonProps } from 'antd/es/button';
import { useHref, useLinkClickHandler } from 'react-router';

/** antd's button as a link within the product, without a reload. */
export function LinkButton({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { readonly to: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <Button {...props} href={useHref(to)} onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)} />
  );
}
