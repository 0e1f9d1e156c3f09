/** Between two values only these stand for nothing themselves. */
const SEPARATOR = /^[\s·|/,–-]+$/;

/**
 * The question before an action, with what its template names: `{guestId} · {stay}. Check them in?`. A value that is not
 * known (or not the reader's to know) vanishes together with the separator beside it; the words stay.
 */
export function actionQuestion(template: string, values: (key: string) => string): string {
  let asked = '';
  // A separator is written once something stands on both of its sides.
  let separator = '';
  let isAfterValue = false;
  for (const piece of template.split(/(\{[A-Za-z0-9.]+\})/).filter((part) => part !== '')) {
    const key = /^\{(.+)\}$/.exec(piece)?.[1];
    const text = key === undefined ? piece : values(key);
    if (key === undefined && SEPARATOR.test(text)) {
      separator = text;
      continue;
    }
    if (key !== undefined && text === '') {
      if (!isAfterValue) separator = '';
      continue;
    }
    if (key !== undefined) {
      asked += (isAfterValue ? separator : asked === '' ? '' : separator) + text;
      isAfterValue = true;
    } else {
      asked += asked === '' ? text.replace(/^[\s.:,·–-]+/, '') : text;
      isAfterValue = false;
    }
    separator = '';
  }
  return asked;
}

/** Every key that the template names, for the checker. */
export function questionKeys(template: string): string[] {
  return [...template.matchAll(/\{([A-Za-z0-9.]+)\}/g)].map(([, key = '']) => key);
}
