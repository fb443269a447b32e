import { createRoot } from 'react-dom/client';
import { Menu } from '../islands/menu.tsx';
import { showToast, Toaster } from '../toaster/toaster.tsx';

Object.assign(window, { showToast });

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Toaster label="Notifications" closeLabel="Close" />
    <div style={{ display: 'grid', height: '100vh', placeContent: 'end' }}>
      <Menu trigger={<button>Manage</button>} items={[{ value: 'pause', label: 'Pause' }]} />
    </div>
  </>,
);
