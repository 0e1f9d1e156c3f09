import { CASES } from './cases.tsx';

// The page is ready; the bench calls a case by its name once the CPU is slowed down.
Object.assign(window, { benchCase: (name: string) => CASES[name]?.() });
