export const ESTATES = 'estates';
