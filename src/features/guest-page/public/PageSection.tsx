import Card from 'antd/es/card';
import { type ReactNode, useId } from 'react';

type PageSectionProps = { readonly title: string; readonly children: ReactNode };

/** One topic of the page under its heading. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{title}</h2>}>
        <div className="k-stack">{children}</div>
      </Card>
    </section>
  );
}
