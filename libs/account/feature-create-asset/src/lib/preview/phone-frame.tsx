import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

/** Copies styles, language and colour mode of this page to the document of the frame. */
const dress = (framed: Document) => {
  for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
    framed.head.append(framed.importNode(style, true));
  const { lang, className } = document.documentElement;
  Object.assign(framed.documentElement, { lang, className });
  const base = framed.createElement('base');
  base.target = '_blank';
  framed.head.append(base);
  framed.body.className = styles.phoneBody ?? '';
};

export interface PhoneFrameProps {
  title: string;
  children: ReactNode;
}

/** Renders its children in an iframe of phone width, so that media queries use that width. Links open in a new tab. */
export const PhoneFrame = ({ title, children }: PhoneFrameProps) => {
  const [body, setBody] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const framed = body?.ownerDocument.documentElement;
    if (!framed) return;
    const mirror = new MutationObserver(() => {
      framed.className = document.documentElement.className;
    });
    mirror.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => mirror.disconnect();
  }, [body]);

  // Some browsers create the document of an empty iframe at once, others replace it at the load event.
  const furnish = useCallback((frame: HTMLIFrameElement | null) => {
    const framed = frame?.contentDocument;
    if (!framed || framed.head.childElementCount > 0) return;
    dress(framed);
    setBody(framed.body);
  }, []);

  return (
    <iframe ref={furnish} title={title} className={styles.phone} onLoad={({ currentTarget }) => furnish(currentTarget)}>
      {body && createPortal(children, body)}
    </iframe>
  );
};
