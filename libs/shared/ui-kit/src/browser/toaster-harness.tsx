import { createRoot } from 'react-dom/client';
import { showToast, Toaster } from '../toaster/toaster.tsx';

Object.assign(window, { showToast });

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster label="Notifications" closeLabel="Close" />,
);
