import { configure } from '@testing-library/react';

// What is waited for comes: a machine that is busy with something else takes longer than the second granted by default.
configure({ asyncUtilTimeout: 20_000 });

// Run before each file: it finds the document that all share as the first one found it.
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
