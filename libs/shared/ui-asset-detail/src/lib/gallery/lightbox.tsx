import { useLocale } from '@yoodee/i18n';
import { closeOnBack } from '@yoodee/runtime';
import { ChipButton, Icon, IconButton, Image, type IconButtonProps, type IconData } from '@yoodee/ui-kit';
import { chevronLeftIcon, chevronRightIcon, xIcon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { categoryName, type GalleryGroup, type GalleryItem } from './gallery-item.ts';
import { messages } from './lightbox.messages.ts';
import styles from './lightbox.module.css';

export interface LightboxProps {
  /** Name of the asset. */
  title: string;
  items: readonly GalleryItem[];
  isLand: boolean;
  /** Index of the first item to show. */
  start: number;
  onClose: () => void;
}

/** One item at a time, by swipe, scroll or buttons; the index follows the scroll position. */
const useStrip = (start: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const scrollTo = (next: number) => strip.current?.scrollTo({ left: next * strip.current.clientWidth });

  useLayoutEffect(() => {
    scrollTo(start);
    strip.current?.focus({ preventScroll: true });
  }, [start]);

  const go = (next: number) => {
    setIndex(next);
    scrollTo(next);
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  };
  return { strip, index, go, follow };
};

const Slide = ({ item, isShown }: { item: GalleryItem; isShown: boolean }) => {
  const intl = useIntl();
  if (item.type === 'video')
    return isShown ? (
      <iframe
        className={styles.video}
        src={item.embed}
        title={intl.formatMessage(messages.video)}
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    ) : null;
  const { picture, alt } = item;
  const { key, width, height, thumbhash } = picture;
  return (
    <Image
      imageKey={key}
      sizes="100vw"
      alt={alt.text}
      lang={alt.lang}
      width={width}
      height={height}
      {...(item.group === 'plan'
        ? { className: styles.plan }
        : { className: styles.picture, thumbhash, style: { '--ratio': width / height } as CSSProperties })}
    />
  );
};

/** The groups that have items, in the order of the items; items without a room come last. */
const groupsOf = (items: readonly GalleryItem[]) =>
  [...new Set(items.map(({ group }) => group))].sort((a, b) => Number(a === 'other') - Number(b === 'other'));

/**
 * Opens before the paint, so that it gets every key from then on. The dialog closes itself, which restores the focus.
 */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { overflow } = page;
    dialog.current!.showModal();
    page.overflow = 'hidden';
    return () => {
      page.overflow = overflow;
    };
  }, []);
  return dialog;
};

interface GroupsProps extends Pick<LightboxProps, 'isLand'> {
  groups: readonly GalleryGroup[];
  group: GalleryGroup | null;
  onGroup: (group: GalleryGroup | null) => void;
}

const Groups = ({ groups, group, isLand, onGroup }: GroupsProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const nameOf = (each: GalleryGroup) => {
    if (each === 'plan') return intl.formatMessage(isLand ? messages.plot : messages.plan);
    return each === 'video' ? intl.formatMessage(messages.video) : categoryName(each, isLand, locale);
  };
  return (
    <div className={styles.groups} role="group" aria-label={intl.formatMessage(messages.groups)}>
      {groups.length > 1 && (
        <>
          <ChipButton selected={group === null} onClick={() => onGroup(null)}>
            <FormattedMessage {...messages.all} />
          </ChipButton>
          {groups.map((each) => (
            <ChipButton key={each} selected={group === each} onClick={() => onGroup(each)}>
              {nameOf(each)}
            </ChipButton>
          ))}
        </>
      )}
    </div>
  );
};

interface ControlProps extends Pick<IconButtonProps, 'onClick' | 'disabled'> {
  label: MessageDescriptor;
  icon: IconData;
}

const Control = ({ label, icon, ...props }: ControlProps) => (
  <IconButton
    label={useIntl().formatMessage(label)}
    icon={<Icon icon={icon} />}
    className={styles.control}
    {...props}
  />
);

const Caption = ({ item, index, count }: { item: GalleryItem; index: number; count: number }) => (
  <p className={styles.caption} aria-live="polite">
    <FormattedMessage {...messages.position} values={{ number: index + 1, count }} />
    {item.type === 'picture' && item.caption && <span lang={item.alt.lang}>{item.caption}</span>}
  </p>
);

/** All pictures of an asset on the full screen. The native dialog traps the focus and handles Escape; Back closes it. */
export const Lightbox = ({ title, items, isLand, start, onClose }: LightboxProps) => {
  // Must run before the strip takes the focus.
  const dialog = useModal();
  // Before the dialog is painted, so that an immediate Back closes it.
  useLayoutEffect(() => closeOnBack(() => dialog.current!.close()), [dialog]);
  const { strip, index, go, follow } = useStrip(start);
  const [group, setGroup] = useState<GalleryGroup | null>(null);
  const shown = group === null ? items : items.filter((item) => item.group === group);
  const last = shown.length - 1;
  const item = shown[index] ?? shown[last]!;
  const steps: Partial<Record<string, number>> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(Math.min(last, Math.max(0, next)));
  };
  const choose = (next: GalleryGroup | null) => {
    setGroup(next);
    go(0);
  };

  return (
    <dialog
      className={`dark ${styles.lightbox}`}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <Groups groups={groupsOf(items)} group={group} isLand={isLand} onGroup={choose} />
        <Control label={messages.close} icon={xIcon} onClick={() => dialog.current!.close()} />
      </div>
      <ul className={styles.strip} ref={strip} onScroll={follow} tabIndex={0}>
        {shown.map((each) => (
          <li key={each.key} className={styles.slide} inert={each !== item}>
            <Slide item={each} isShown={each === item} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Control
          label={messages.previous}
          icon={chevronLeftIcon}
          onClick={() => go(index - 1)}
          disabled={index === 0}
        />
        <Caption item={item} index={index} count={shown.length} />
        <Control label={messages.next} icon={chevronRightIcon} onClick={() => go(index + 1)} disabled={index >= last} />
      </div>
    </dialog>
  );
};
