import { Notice, type NoticeProps } from '@yoodee/ui-kit';

/** On a phone the form scrolls behind its submit button: scrolls the error into view. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

/** The error of a form, at its end next to the submit button. */
export const FormProblem = (props: NoticeProps) => <Notice ref={show} tone="danger" role="alert" {...props} />;
