import type { AttachmentSize } from '@yoodee/api-contract/conversation-attachments';
import { createContext, use, useEffect, useState } from 'react';

/** The file of an attachment; null when it cannot be loaded now. */
export type LoadAttachment = (id: number, size?: AttachmentSize) => Promise<Blob | null>;

/**
 * The files of one conversation. They have no URL of their own: each is fetched once and kept in memory for the page.
 */
export const createAttachmentFiles = (load: LoadAttachment) => {
  const urls = new Map<string, Promise<string | null>>();
  const loaded: string[] = [];
  return {
    load,
    /** The object URL of a photograph. */
    urlOf(id: number, size: AttachmentSize): Promise<string | null> {
      const name = `${id}/${size}`;
      const known = urls.get(name);
      if (known) return known;
      const url = load(id, size).then((blob) => {
        if (!blob) {
          urls.delete(name);
          return null;
        }
        const made = URL.createObjectURL(blob);
        loaded.push(made);
        return made;
      });
      urls.set(name, url);
      return url;
    },
    release() {
      urls.clear();
      for (const url of loaded.splice(0)) URL.revokeObjectURL(url);
    },
  };
};
export type AttachmentFiles = ReturnType<typeof createAttachmentFiles>;

const unavailable = createAttachmentFiles(async () => null);

/** The files of the conversation that is shown. */
export const AttachmentFilesContext = createContext<AttachmentFiles>(unavailable);

/** The object URL of a photograph: undefined while it loads, null if it could not be loaded. */
export const usePhotoUrl = (id: number, size: AttachmentSize): string | null | undefined => {
  const files = use(AttachmentFilesContext);
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = () =>
      void files.urlOf(id, size).then((loaded) => {
        if (isCurrent) setUrl(loaded);
      });
    show();
    addEventListener('online', show);
    return () => {
      isCurrent = false;
      removeEventListener('online', show);
    };
  }, [files, id, size]);
  return url;
};
