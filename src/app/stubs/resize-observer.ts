/** Stands in for resize-observer-polyfill (vite.config.ts): every browser that the build is for has its own. */
export default ResizeObserver;
