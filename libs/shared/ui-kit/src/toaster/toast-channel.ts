export interface ToastMessage {
  type: 'success' | 'info' | 'warning' | 'error';
  title: string;
  /** The subject: a later toast about the same subject replaces this one. */
  about?: string;
  description?: string;
  /** A button such as undo; a click closes the toast. */
  action?: { label: string; onClick: () => void };
}

type Receiver = (toast: ToastMessage) => void;

const queue: ToastMessage[] = [];
let receiver: Receiver | null = null;
let notifyQueued: (() => void) | null = null;

/** Shows a toast for 5 seconds. Queues it until a `Toaster` is mounted. */
export const showToast = (toast: ToastMessage) => {
  if (receiver) return receiver(toast);
  queue.push(toast);
  notifyQueued?.();
};

/** Passes queued and later toasts to the one receiver. Returns a function that unsubscribes it. */
export const receiveToasts = (receive: Receiver) => {
  receiver = receive;
  queue.splice(0).forEach(receive);
  return () => {
    receiver = null;
  };
};

/** Calls back when a toast is queued without a receiver; at once if one is queued already. */
export const onToastQueued = (callback: () => void) => {
  notifyQueued = callback;
  if (queue.length > 0) callback();
  return () => {
    notifyQueued = null;
  };
};
