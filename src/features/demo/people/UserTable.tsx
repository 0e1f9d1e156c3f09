import type { ReactNode } from 'react';

type UserTableProps = {
  /** What the table lists; a heading above it says it to those who see it. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** Rows of the body. */
  readonly children: ReactNode;
};

/** A small table that is moved sideways where there is no room for it. */
export function UserTable({ caption, heads, children }: UserTableProps) {
  return (
    <div className="k-shown-user-scroll" tabIndex={0} role="group" aria-label={caption}>
      <table className="k-shown-user-table">
        <caption className="k-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
