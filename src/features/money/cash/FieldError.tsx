import Typography from 'antd/es/typography';

/** The error of the input above it. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Typography.Text type="danger" id={id} role="alert">
      {text}
    </Typography.Text>
  );
}
