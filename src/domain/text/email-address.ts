const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

/** Whether a lower-case text is an e-mail address; ASCII only. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
