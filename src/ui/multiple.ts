// antd's Select of many takes the option away that was pressed last when Tab leaves it: Tab only leaves here.
import type { SelectProps } from 'antd/es/select';

/** A list from which several are chosen. */
export const MULTIPLE = {
  mode: 'multiple',
  onInputKeyDown: (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  },
} satisfies SelectProps;
