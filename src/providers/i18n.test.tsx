import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';

it("costs a hook no copy of the instance's own properties, and follows the language", async () => {
  const copied: string[][] = [];
  const Word = () => {
    const { t, i18n } = useTranslation('common');
    copied.push(Object.getOwnPropertyNames(i18n));
    return <p>{`${i18n.language}: ${t('layout.skip')}`}</p>;
  };
  render(<Word />);
  expect(screen.getByText('en: Skip to content')).toBeInTheDocument();
  await act(() => i18next.changeLanguage('tr'));
  expect(screen.getByText(/^tr: /)).not.toHaveTextContent('Skip');
  expect(Math.max(...copied.map(({ length }) => length))).toBeLessThan(5);
});
