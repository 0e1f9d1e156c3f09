/** Stands in for papaparse (vite.config.ts): Refine's `useImport`/`useExport` are not used, CSV is the server's work. */
const refuse = () => {
  throw new Error('papaparse is not part of this build');
};

export default { parse: refuse, unparse: refuse };
