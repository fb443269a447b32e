export interface ToastMessage {
  type: 'success' | 'info' | 'warning' | 'error';
  title: string;
  /** What it says the state of: the next toast about the same takes its place. */
  about?: string;
  description?: string;
  /** What can be done about it, e.g. undo; pressing it closes the toast. */
  action?: { label: string; onClick: () => void };
}

type Receiver = (toast: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let receiver: Receiver | null = null;
let onWaiting: (() => void) | null = null;

/** Shows a toast for 5 seconds. Before a `Toaster` is there it waits for one. */
export const showToast = (toast: ToastMessage) => {
  if (receiver) return receiver(toast);
  waiting.push(toast);
  onWaiting?.();
};

/** Takes the toasts that wait and all later ones. There is one receiver; the returned function gives up the post. */
export const receiveToasts = (receive: Receiver) => {
  receiver = receive;
  waiting.splice(0).forEach(receive);
  return () => {
    receiver = null;
  };
};

/** Calls back when a toast waits for a receiver, at once if one does. */
export const whenToastWaits = (callback: () => void) => {
  onWaiting = callback;
  if (waiting.length > 0) callback();
  return () => {
    onWaiting = null;
  };
};
