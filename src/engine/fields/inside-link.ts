import { createContext } from 'react';

/** Whether what is drawn stands in a link already, so that no value makes one of its own. */
export const InsideLink = createContext(false);
