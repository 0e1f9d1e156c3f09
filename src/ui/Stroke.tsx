// antd has icons by a package whose wrapper is kilobytes; these are drawn where they stand.
/** A line drawing of the layout's own buttons, in the colour of the text. */
export function Stroke({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} strokeLinejoin="round" />
    </svg>
  );
}
