import { type ReactNode, useEffect } from 'react';
import { BrandMark } from '../Brand.tsx';
import './blank.css';

type BlankPageProps = {
  readonly title: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
};

/** The blank layout: says what happened and offers the way on. */
export function BlankPage({ title, text, detail, drawing, children }: BlankPageProps) {
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <main className="k-blank">
      <div className="k-raised k-blank-card">
        {drawing}
        <div className="k-stack k-blank-words">
          <span className="k-brand">
            <BrandMark /> Konak
          </span>
          <h1>{title}</h1>
          <p className="k-muted">{text}</p>
          {detail !== undefined && detail !== '' && <code className="k-ground">{detail}</code>}
          <div className="k-line">{children}</div>
        </div>
      </div>
    </main>
  );
}
