import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { NumberField } from '../../../../config/types.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';
import { groupLabelId } from '../look-of.ts';

/**
 * A number of stars: radio buttons for screen readers, arrow keys move between them. antd's Rate gives the stars no
 * names and reports all of them up to the last as checked.
 */
export function RatingInput({ field, store, id, isInvalid, describedBy }: InputProps<NumberField>) {
  const { t } = useTranslation('fields');
  const value = useFormValue(store, field.name);
  const of = field.max ?? 1;
  const given = typeof value === 'number' ? value : 0;
  const stars = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <Flex wrap gap={8} align="center">
      <Flex
        role="radiogroup"
        aria-labelledby={groupLabelId(id)}
        aria-describedby={describedBy}
        aria-required={field.required}
        aria-invalid={isInvalid}
      >
        {stars.map((star) => (
          <label key={star} className={star <= given ? 'k-star k-star-on' : 'k-star'}>
            <input
              id={star === Math.max(1, given) ? id : undefined}
              type="radio"
              name={id}
              checked={star === given}
              aria-label={t('rating', { value: star, of })}
              onChange={() => store.set(field.name, star)}
            />
            <span aria-hidden="true">{star <= given ? '★' : '☆'}</span>
          </label>
        ))}
      </Flex>
      {given > 0 && !field.required && (
        <Button type="text" onClick={() => store.set(field.name, null)}>
          {t('noRating')}
        </Button>
      )}
    </Flex>
  );
}
