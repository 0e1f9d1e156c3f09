import { useTranslation } from 'react-i18next';
import type { RightsFile } from '../../config/rights/shapes.ts';

/** The changed lines of a file; signs mark them, and colours repeat the signs. */
export function Diff({ file }: { readonly file: Pick<RightsFile, 'path' | 'diff'> }) {
  const { t } = useTranslation('access-rights');
  return (
    <figure className="k-rights-diff">
      <figcaption>
        <code>{file.path}</code>
      </figcaption>
      <pre className="k-ground" tabIndex={0} aria-label={t('diff', { file: file.path })}>
        {file.diff.map(({ sign, line, text }) => (
          <span key={`${sign}${line}`} data-sign={sign}>
            {`${sign} ${String(line).padStart(4)} ${text}\n`}
          </span>
        ))}
      </pre>
    </figure>
  );
}
