import { createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react/toast';
import { Portal } from '@chakra-ui/react/portal';
import { toastSettings } from '@yoodee/site';
import { useEffect } from 'react';
import { circleCheckIcon } from '../../generated/icons/circle-check.ts';
import { circleXIcon } from '../../generated/icons/circle-x.ts';
import { infoIcon } from '../../generated/icons/info.ts';
import { triangleAlertIcon } from '../../generated/icons/triangle-alert.ts';
import { xIcon } from '../../generated/icons/x.ts';
import { Icon } from '../icons/icon.tsx';
import { KitProvider } from '../islands/provider.tsx';
import { receiveToasts, type ToastMessage } from './toast-channel.ts';

export interface ToasterProps {
  /** Name of the region with the toasts. */
  label: string;
  closeLabel: string;
}

const icons = { info: infoIcon, success: circleCheckIcon, warning: triangleAlertIcon, error: circleXIcon };

const toaster = createToaster({
  placement: toastSettings.placement,
  gap: toastSettings.gapPx,
  // The same for every type; Chakra's default for success is 2 seconds.
  duration: toastSettings.durationMs,
  max: toastSettings.max,
});

/** The last toast of each subject. */
const toastAbout = new Map<string, string>();

/** Removes the oldest toast if there are five: Chakra would queue the sixth. */
const show = ({ about, ...toast }: ToastMessage) => {
  const replaced = about !== undefined && toastAbout.get(about);
  if (replaced) toaster.remove(replaced);
  const shown = toaster.getVisibleToasts();
  if (shown.length >= toastSettings.max) toaster.remove(shown.at(-1)?.id);
  const id = toaster.create(toast);
  if (about !== undefined) toastAbout.set(about, id);
};

/** Chakra's default puts toasts above everything else. */
const layer = { zIndex: 'var(--y-z-index-toast)' };

/** Chakra calls flushSync for each toast, and loses toasts that are created during a render or an effect. */
const showAfterRender = (toast: ToastMessage) => queueMicrotask(() => show(toast));

const pausedGroup = '[data-scope=toast][data-part=group]:is(:hover, :focus-within)';

/**
 * Chakra misses a `pointerleave` event in the frame after a toast was removed, and would pause the other toasts
 * permanently.
 */
const resumeUnlessPaused = () => requestAnimationFrame(() => document.querySelector(pausedGroup) ?? toaster.resume());

export const ToasterIsland = ({ label, closeLabel }: ToasterProps) => {
  useEffect(() => toaster.subscribe((toast: { dismiss?: boolean }) => toast.dismiss && resumeUnlessPaused()), []);
  useEffect(() => {
    const stopReceiving = receiveToasts(showAfterRender);
    return () => {
      stopReceiving();
      queueMicrotask(() => toaster.remove());
    };
  }, []);
  return (
    <KitProvider>
      <Portal>
        <ChakraToaster toaster={toaster} aria-label={label} style={layer}>
          {(toast) => (
            <Toast.Root>
              <Icon icon={icons[toast.type as ToastMessage['type']]} />
              <div>
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              </div>
              {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger aria-label={closeLabel}>
                <Icon icon={xIcon} size={16} />
              </Toast.CloseTrigger>
            </Toast.Root>
          )}
        </ChakraToaster>
      </Portal>
    </KitProvider>
  );
};
