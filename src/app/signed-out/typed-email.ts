let typed = '';

/** The address typed last on any signed-out screen, so that the next one need not be told again. Gone with the page. */
export function typedEmail(): string {
  return typed;
}

export function keepTypedEmail(email: string): void {
  typed = email;
}
