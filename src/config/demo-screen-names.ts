/** Screens of the demo that are for everybody, as `PUBLIC_SCREENS` are for the product. */
export const DEMO_PUBLIC_SCREENS: readonly string[] = [];
