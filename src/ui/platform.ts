// antd knows nothing of keyboards.
/** Keyboards of Apple's call the key of shortcuts ⌘. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
