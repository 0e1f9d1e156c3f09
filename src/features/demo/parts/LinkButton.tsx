import Button, { type ButtonProps } from 'antd/es/button';
import { useNavigate } from 'react-router';

/** A link that looks like a button; the router opens it here, the browser in another tab. */
export function LinkButton({ to, ...button }: ButtonProps & { readonly to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
