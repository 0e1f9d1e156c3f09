import type { ReactNode } from 'react';
import { BrandMark } from '../Brand.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import '../../engine/visitor-form/public-form.css';
import './public.css';

/** The blank layout of the public screens: whose they are, language and theme, and the screen. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="k-public">
      <header className="k-line k-apart k-public-head">
        <span className="k-brand">
          <BrandMark /> Konak
        </span>
        <span className="k-line">
          <LanguageChoice />
          <ThemeChoice />
        </span>
      </header>
      <main className="k-public-main">{children}</main>
    </div>
  );
}
