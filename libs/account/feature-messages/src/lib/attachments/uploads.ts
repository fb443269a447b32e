import { isSuccess, newKey, type CallResult } from '@yoodee/api-client';
import { isNamedHeic, loadHeicDecoder, type SendFileOptions } from '@yoodee/account-uploads';
import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { checkFile, kindOf, type FileProblem } from './check-file.ts';
import { nothingKept, type KeptFiles } from './kept-files.ts';

export type UploadAttachment = (
  file: File,
  options: Pick<SendFileOptions, 'key' | 'onProgress' | 'signal'>,
) => Promise<CallResult<ConversationAttachment>>;

/** A file that the writer attaches to the message they are writing. */
export interface AttachedFile {
  /** `Idempotency-Key` of its upload: the same in every attempt, so that it is stored once. */
  key: string;
  name: string;
  kind: ConversationAttachment['kind'];
  /** An object URL; null without a picture that this browser can show. */
  preview: string | null;
  /** `waiting`: it is retried when there is a connection. `refused`: it cannot be attached. */
  status: 'preparing' | 'sending' | 'waiting' | 'ready' | 'refused';
  percent: number;
  problem: FileProblem | null;
  /** The error message of the API. */
  message: string | null;
  attachment: ConversationAttachment | null;
}

/** Retry delays of an upload, in milliseconds. The last one is repeated. */
const retryDelays = [2_000, 5_000, 15_000, 60_000];

const isWorthRetrying = (status: number) => status === 0 || status === 429 || status >= 500;

const previewOf = (file: File) =>
  kindOf(file) === 'photo' && !isNamedHeic(file) && typeof URL.createObjectURL === 'function'
    ? URL.createObjectURL(file)
    : null;

/**
 * The files of the message that is being written. Each is uploaded at once, so that sending the message is quick, and
 * kept until the message is sent.
 */
export const createUploads = (upload: UploadAttachment, kept: KeptFiles = nothingKept) => {
  let items: readonly AttachedFile[] = [];
  const files = new Map<string, File>();
  const aborting = new Map<string, AbortController>();
  const attempts = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let sequence = 0;

  const set = (next: readonly AttachedFile[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const update = (key: string, changes: Partial<AttachedFile>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const attachedKinds = () => items.filter(({ status }) => status !== 'refused').map(({ kind }) => kind);

  const convert = async (key: string, file: File, { signal }: AbortController) => {
    const decoder = await loadHeicDecoder();
    if (!decoder) return void waitFor(key);
    const jpeg = await decoder.toJpeg(file, signal).catch(() => 'unreadable' as const);
    if (signal.aborted) return;
    if (jpeg === 'unavailable') waitFor(key);
    else if (typeof jpeg === 'string') refuse(key, { problem: jpeg });
    else {
      files.set(key, jpeg);
      update(key, { name: jpeg.name, preview: previewOf(jpeg) });
      await send(key);
    }
  };

  const send = async (key: string): Promise<void> => {
    const file = files.get(key);
    if (!file) return;
    const controller = aborting.get(key) ?? new AbortController();
    aborting.set(key, controller);
    if (isNamedHeic(file)) {
      update(key, { status: 'preparing', percent: 0 });
      return convert(key, file, controller);
    }
    update(key, { status: 'sending', percent: 0 });
    const result = await upload(file, {
      ...{ key, signal: controller.signal },
      onProgress: (percent) => update(key, { percent }),
    });
    if (controller.signal.aborted) return;
    if (isSuccess(result)) {
      files.delete(key);
      update(key, { status: 'ready', percent: 100, attachment: result.data });
    } else if (isWorthRetrying(result.status)) waitFor(key);
    else refuse(key, { message: result.message });
  };

  const refuse = (key: string, why: Pick<Partial<AttachedFile>, 'problem' | 'message'>) => {
    void kept.remove(key);
    update(key, { status: 'refused', ...why });
  };

  const waitFor = (key: string) => {
    const tries = attempts.get(key) ?? 0;
    attempts.set(key, tries + 1);
    update(key, { status: 'waiting' });
    timers.set(
      key,
      setTimeout(() => void send(key), retryDelays[Math.min(tries, retryDelays.length - 1)]),
    );
  };

  const forget = (key: string) => {
    aborting.get(key)?.abort();
    clearTimeout(timers.get(key));
    for (const map of [files, aborting, attempts, timers]) map.delete(key);
    const preview = items.find((item) => item.key === key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
  };

  /** Shows a file and sends it, unless it cannot be attached. Returns whether it can. */
  const attach = (key: string, file: File): boolean => {
    const problem = checkFile(file, attachedKinds());
    set([
      ...items,
      {
        ...{ key, name: file.name, kind: kindOf(file) ?? 'photo', percent: 0, message: null, attachment: null },
        ...{ problem, status: problem ? ('refused' as const) : ('sending' as const) },
        preview: problem ? null : previewOf(file),
      },
    ]);
    if (problem) return false;
    files.set(key, file);
    void send(key);
    return true;
  };

  const sendWaiting = () => {
    for (const { key, status } of items)
      if (status === 'waiting') {
        clearTimeout(timers.get(key));
        void send(key);
      }
  };

  return {
    get: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(added: readonly File[]) {
      for (const file of added) {
        const key = newKey();
        if (attach(key, file)) void kept.keep({ key, file, sequence: (sequence += 1) });
      }
    },
    /** Cancels the upload of a file, or closes the message about one that was refused. */
    remove(key: string) {
      void kept.remove(key);
      forget(key);
      set(items.filter((item) => item.key !== key));
    },
    /** Removes the uploaded files and returns them for a message. */
    take(): ConversationAttachment[] {
      const ready = items.filter(({ status }) => status === 'ready');
      for (const { key } of ready) {
        void kept.remove(key);
        forget(key);
      }
      set(items.filter(({ status }) => status !== 'ready' && status !== 'refused'));
      return ready.flatMap(({ attachment }) => attachment ?? []);
    },
    /**
     * Restores the files from before a reload, and retries waiting uploads when the browser is back online. Returns a
     * function that stops this.
     */
    start() {
      let isStopped = false;
      addEventListener('online', sendWaiting);
      void kept.all().then((before) => {
        if (isStopped) return;
        for (const one of before) {
          sequence = Math.max(sequence, one.sequence);
          if (!items.some(({ key }) => key === one.key)) attach(one.key, one.file);
        }
      });
      return () => {
        isStopped = true;
        removeEventListener('online', sendWaiting);
        for (const { key } of items) forget(key);
        items = [];
      };
    },
  };
};
export type Uploads = ReturnType<typeof createUploads>;
