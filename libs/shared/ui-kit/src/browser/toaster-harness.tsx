import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { Dialog } from '../islands/dialog.tsx';
import { Menu } from '../islands/menu.tsx';
import { showToast, Toaster } from '../toaster/toaster.tsx';

Object.assign(window, { showToast });

/** A sheet whose buttons take two rows on a phone. */
const Sheet = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Book a viewing"
        closeLabel="Back"
        footer={['Keep the time as it is', 'Choose another time'].map((label) => (
          <button key={label} style={{ inlineSize: '13rem', blockSize: '2.75rem' }}>
            {label}
          </button>
        ))}
      >
        <div style={{ blockSize: '40rem' }} />
      </Dialog>
    </>
  );
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Toaster label="Notifications" closeLabel="Close" />
    <div style={{ display: 'grid', height: '100vh', placeContent: 'end' }}>
      <Sheet />
      <Menu trigger={<button>Manage</button>} items={[{ value: 'pause', label: 'Pause' }]} />
    </div>
  </>,
);
