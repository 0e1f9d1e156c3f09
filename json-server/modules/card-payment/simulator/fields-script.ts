/**
 * The script of the frame with the card's fields. It runs on the provider's origin; its messages to the surrounding
 * page contain no digits: only which fields are wrong, the card's bank, the cost of instalments. It is text and not our
 * code, because the frame represents a provider's page.
 */
export const FIELDS_SCRIPT = `'use strict';
(() => {
  const root = document.documentElement;
  const parentOrigin = root.dataset.parent;
  const form = document.getElementById('card');
  const input = (name) => form.elements.namedItem(name);
  const NAMES = ['number', 'holder', 'month', 'year', 'cvv'];
  const touched = new Set();
  let order = { amount: 0, currency: '' };
  let asked = '';
  const tell = (message) => parent.postMessage(message, parentOrigin);
  const digits = (name) => input(name).value.replace(/\\D/g, '');

  const isLuhn = (text) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      const digit = Number(text[text.length - 1 - at]);
      const counted = at % 2 === 1 ? digit * 2 : digit;
      sum += counted > 9 ? counted - 9 : counted;
    }
    return sum % 10 === 0;
  };
  const month = () => Number(digits('month'));
  const isPast = () => {
    const now = new Date();
    const year = Number(digits('year'));
    return year < now.getFullYear() || (year === now.getFullYear() && month() >= 1 && month() < now.getMonth() + 1);
  };
  const isRight = {
    number: () => /^\\d{13,19}$/.test(digits('number')) && isLuhn(digits('number')),
    holder: () => { const text = input('holder').value.trim(); return text.length >= 2 && text.length <= 60 && !/\\d/.test(text); },
    month: () => /^(0[1-9]|1[0-2])$/.test(input('month').value.trim()),
    year: () => /^\\d{4}$/.test(input('year').value.trim()) && !isPast() && Number(digits('year')) < new Date().getFullYear() + 30,
    cvv: () => /^\\d{3}$/.test(input('cvv').value.trim()),
  };
  const wrong = (names) => names.filter((name) => !isRight[name]());
  const report = (isAll) => {
    const invalid = wrong(isAll ? NAMES : NAMES.filter((name) => touched.has(name)));
    for (const name of NAMES) input(name).setAttribute('aria-invalid', String(invalid.includes(name)));
    const empty = invalid.filter((name) => input(name).value.trim() === '');
    tell({ type: 'fields', isAnswer: isAll, invalid, empty });
    return invalid;
  };
  const askOffers = async () => {
    const prefix = digits('number').slice(0, 8);
    const key = prefix + ' ' + order.amount + order.currency;
    if (asked === key || order.amount === 0) return;
    asked = key;
    if (prefix.length < 8) { tell({ type: 'offers', bank: '', brand: '', options: [] }); return; }
    try {
      const answer = await fetch('/offers', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ prefix, amount: order.amount }) });
      const { bank, brand, options } = await answer.json();
      if (asked === key) tell({ type: 'offers', bank, brand, options });
    } catch { asked = ''; }
  };
  const submit = async (payment) => {
    const card = { number: digits('number'), holder: input('holder').value.trim(), month: digits('month'), year: digits('year'), cvv: digits('cvv') };
    try {
      const answer = await fetch('/cards/' + encodeURIComponent(payment), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(card) });
      const { status, errorCode } = await answer.json();
      if (status !== 'success') { tell({ type: 'refused', code: String(errorCode) }); return; }
      form.reset();
      tell({ type: 'submitted' });
    } catch { tell({ type: 'refused', code: 'UNREACHABLE' }); }
  };

  form.addEventListener('submit', (event) => { event.preventDefault(); tell({ type: 'enter' }); });
  form.addEventListener('input', ({ target }) => {
    if (target.name === 'number') {
      const shown = digits('number').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
      if (target.value !== shown && target.selectionEnd === target.value.length) target.value = shown;
      askOffers();
    }
    if (touched.has(target.name)) report(false);
  });
  form.addEventListener('focusout', ({ target }) => {
    if (target.name === 'month' && /^[1-9]$/.test(target.value)) target.value = '0' + target.value;
    if (target.value === '') return;
    touched.add(target.name);
    report(false);
  });
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== parentOrigin || source !== parent || typeof data !== 'object' || data === null) return;
    if (data.type === 'setup') { order = { amount: Number(data.amount), currency: String(data.currency) }; askOffers(); }
    if (data.type === 'theme') root.dataset.theme = data.isDark ? 'dark' : 'light';
    if (data.type === 'validate') {
      for (const name of NAMES) touched.add(name);
      const [first] = report(true);
      if (first) input(first).focus();
    }
    if (data.type === 'submit' && wrong(NAMES).length === 0) submit(String(data.payment));
  });
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form);
  tell({ type: 'ready' });
})();
`;
