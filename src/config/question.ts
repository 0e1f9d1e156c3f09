/** Text between two values that is only a separator. */
const SEPARATOR = /^[\s·|/,–-]+$/;

/**
 * The question before an action, with the values of its template: `{guestId} · {stay}. Check them in?`. An unknown or
 * hidden value disappears with the separator beside it; words stay.
 */
export function actionQuestion(template: string, values: (key: string) => string): string {
  let asked = '';
  // A separator is written only between two texts.
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

/** Every key in the template, for the checker. */
export function questionKeys(template: string): string[] {
  return [...template.matchAll(/\{([A-Za-z0-9.]+)\}/g)].map(([, key = '']) => key);
}
