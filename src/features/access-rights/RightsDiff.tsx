import { useTranslation } from 'react-i18next';
import type { RightsChange, RightsMatrix } from '../../config/rights/shapes.ts';
import { useText } from '../../engine/resource/use-text.ts';

type RightsDiffProps = { readonly matrix: RightsMatrix; readonly changes: readonly RightsChange[] };

/** The ticks in words: the rights each role gains and loses. */
export function RightsDiff({ matrix, changes }: RightsDiffProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  return (
    <ul>
      {changes.map(({ entry: name, role, action, allow }) => {
        const entry = matrix.entries.find((each) => each.name === name);
        const own = entry?.actions.find((each) => each.name === action)?.label;
        const params = {
          role: text(matrix.roles.find((each) => each.name === role)?.label) || role,
          entry: text(entry?.label) || name,
          action: own ? text(own) : t(`action.${action}`, { defaultValue: action }),
        };
        return <li key={`${name} ${role} ${action}`}>{t(allow ? 'change.allow' : 'change.deny', params)}</li>;
      })}
    </ul>
  );
}
