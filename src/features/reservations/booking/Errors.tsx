import Alert from 'antd/es/alert';

/** The errors; empty without any. */
export function Errors({ texts, id }: { readonly texts: readonly string[]; readonly id?: string }) {
  if (texts.length === 0) return null;
  return (
    <Alert
      {...(id !== undefined && { id })}
      type="error"
      style={{ marginBlock: 8 }}
      message={texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    />
  );
}
