import { createContext } from 'react';

/** Whether the content is already inside a link, so values must not render links. */
export const InsideLink = createContext(false);
