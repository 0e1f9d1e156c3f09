import './trusted-types.ts';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../providers/i18n.ts';
import { applyPreferences } from '../providers/preferences.ts';
import { endForgottenSession, hasSession } from '../providers/session.ts';
import './base.css';
import { Root } from './Root.tsx';
import { startProduct } from './start-product.ts';

// The entry contains only React, texts and the signed-out screens. Everything else is loaded once somebody is signed
// in.
applyPreferences();
endForgottenSession();
const texts = startI18n();
// Errors show when the screen waits for the same promises; here the start is only made early.
if (hasSession()) startProduct().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void texts
  .catch(() => undefined) // without texts the keys show, which is still better than nothing
  .then(() => createRoot(root).render(<Root />));
