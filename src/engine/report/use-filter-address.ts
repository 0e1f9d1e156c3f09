import { useSearchParams } from 'react-router';

type Address = {
  /** '' where the address says nothing. */
  readonly value: (name: string) => string;
  /** Empty values go. */
  readonly change: (values: { readonly [name: string]: string | undefined }) => void;
};

/** The filters in the address, so links, reload and "back" show the same. */
export function useFilterAddress(): Address {
  const [search, setSearch] = useSearchParams();
  return {
    value: (name) => search.get(name) ?? '',
    change: (values) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { preventScrollReset: true });
    },
  };
}
