import { useSearchParams } from 'react-router';

/** What is asked stands in the address, so that links, reload and "back" show the same. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    value: (name: string): string => search.get(name) ?? '',
    change: (values: { readonly [name: string]: string }) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { preventScrollReset: true, replace: true });
    },
  };
}
