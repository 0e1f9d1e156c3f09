/** The mark of the product: a tile star around a house. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 2.5l4 4h5.5V12l4 4-4 4v5.5H20l-4 4-4-4H6.5V20l-4-4 4-4V6.5H12z"
        fill="none"
        stroke="#e9b872"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M11.5 21.5v-7.200L16 10.5l4.500 3.800v7.200z" fill="currentColor" />
    </svg>
  );
}
