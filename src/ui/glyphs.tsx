// antd has icons by a package whose wrapper is kilobytes; these few are bytes.
/** The few signs every list has, drawn here: each is some bytes, an icon package's wrapper is kilobytes. */
type GlyphProps = { readonly size?: number };

function Glyph({ path, size = 16 }: GlyphProps & { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className="k-glyph">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const FunnelGlyph = (props: GlyphProps) => <Glyph {...props} path="M2 3h12L9.5 8.5V13l-3 1V8.5Z" />;
export const PlusGlyph = (props: GlyphProps) => <Glyph {...props} path="M8 3v10M3 8h10" />;
export const DotsGlyph = (props: GlyphProps) => <Glyph {...props} path="M8 3.5h.01M8 8h.01M8 12.5h.01" />;
export const CloseGlyph = (props: GlyphProps) => <Glyph {...props} path="m4 4 8 8m0-8-8 8" />;
export const CheckGlyph = (props: GlyphProps) => <Glyph {...props} path="m3 8.5 3.5 3.5L13 4.5" />;
export const PencilGlyph = (props: GlyphProps) => <Glyph {...props} path="m3 13 .7-3L11 2.8 13.2 5 5.9 12.3Z" />;
