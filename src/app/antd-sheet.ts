let loaded: Promise<void> | undefined;

/**
 * Switches on antd's styles that the build has made, and waits for them: antd looks for them when its first component is
 * drawn. Without them (in development, or when they can't be read) it makes the same ones in the browser.
 */
export function loadAntdSheet(): Promise<void> {
  return (loaded ??= load(document.querySelector<HTMLLinkElement>('link[data-antd]')));
}

function load(link: HTMLLinkElement | null): Promise<void> {
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    link.disabled = false;
  });
}
