import { Notice, type NoticeProps } from '@yoodee/ui-kit';

/** On a phone a form scrolls behind the button that sends it: wherever that left it, what went wrong is seen. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

/** Why a form was not sent, for its end: next to the button that was pressed. */
export const FormProblem = (props: NoticeProps) => <Notice ref={show} tone="danger" role="alert" {...props} />;
