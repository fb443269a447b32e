import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { viewingMessages } from '@yoodee/ui-viewings/messages';
import { BookingDialog } from './booking/booking-dialog.tsx';
import { requestViewingTimes } from './contact-requests.ts';
import type { ContactDialogProps } from './dialog-button.tsx';
import { EnquiryDialog } from './enquiry/enquiry-dialog.tsx';
import { ReportDialog } from './report/report-dialog.tsx';

// The dialogs are one chunk, because they share most of their code. Their messages load with them.
const dialogMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/contact-dialogs/th'),
  en: () => import('@yoodee/i18n/messages/contact-dialogs/en'),
};

export const loadEnquiry = (locale: Locale) => withMessages(locale, Promise.resolve(EnquiryDialog), dialogMessages);

export const loadReport = (locale: Locale) => withMessages(locale, Promise.resolve(ReportDialog), dialogMessages);

/** Requests the free times while the messages load. */
export const loadBooking = (locale: Locale, assetId: number) => {
  const firstTimes = requestViewingTimes(assetId);
  const Booking = (props: ContactDialogProps) => <BookingDialog {...props} firstTimes={firstTimes} />;
  return withMessages(locale, Promise.resolve(Booking), dialogMessages, viewingMessages);
};
