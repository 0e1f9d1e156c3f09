import { useTranslation } from 'react-i18next';
import { PREFERENCES } from '../../config/preferences.ts';
import { setPreference, usePreference } from '../../providers/preferences.ts';

const DRAWINGS = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
};

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const { t } = useTranslation('access');
  const chosen = usePreference('theme');
  return (
    <div className="k-choice" role="group" aria-label={t('preferences.theme')}>
      {PREFERENCES.theme.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === chosen}
          aria-label={t(`preferences.${mode}`)}
          title={t(`preferences.${mode}`)}
          onClick={() => setPreference('theme', mode)}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={DRAWINGS[mode]} strokeLinejoin="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}
