/** Digits before or after names: dictated on the phone. */
const PHONE = /(?:^|\s)([+\d(][\d\s()./-]{5,}\d)(?=\s|$)/;

/** Converts the search text to initial values of a new guest: an e-mail, a phone, names, or names with one of them. */
export function guestFromTyped(typed: string): { readonly [key: string]: string } {
  const text = typed.trim();
  if (text === '') return {};
  const email = text.split(/\s+/).find((word) => word.includes('@'));
  const rest = email === undefined ? text : text.replace(email, ' ').trim();
  const phone = /^[+\d(][\d\s()./-]{4,}$/.test(rest) ? rest : PHONE.exec(rest)?.[1];
  const words = (phone === undefined ? rest : rest.replace(phone, ' ')).split(/\s+/).filter((word) => word !== '');
  const lastName = words.length > 1 ? words.at(-1) : undefined;
  const firstName = (lastName === undefined ? words : words.slice(0, -1)).join(' ');
  return {
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
  };
}
