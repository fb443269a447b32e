import type { Failure, ProblemCode } from '@yoodee/api-contract';
import { defaultLocale, localeOfPath, localeTags, preferredLocale, type Locale } from '@yoodee/site';
import { mountFor } from '../mounts.ts';
import { failurePage } from './failure-page.ts';
import { sendReply, type RequestContext } from './request-context.ts';

interface FailureKind {
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: Record<Locale, string>;
  readonly message: Record<Locale, string>;
  /** Flat name/value pairs. */
  readonly headers?: readonly string[];
}

const methodNotAllowed = {
  status: 405,
  code: 'method_not_allowed',
  title: { th: 'เปิดด้วยวิธีนี้ไม่ได้', en: 'Not possible this way' },
  message: { th: 'ใช้คำสั่งนี้กับที่อยู่นี้ไม่ได้', en: 'That method is not allowed here.' },
} as const;

/** The gateway's own replies, when no upstream can or may reply. */
export const failures = {
  unavailable: {
    status: 503,
    code: 'unavailable',
    title: { th: 'ขออภัยในความไม่สะดวก', en: 'We will be right back' },
    message: {
      th: 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่',
      en: 'The service is unavailable for a moment. Try again soon.',
    },
    headers: ['retry-after', '5'],
  },
  badRequest: {
    status: 400,
    code: 'invalid_request',
    title: { th: 'เปิดที่อยู่นี้ไม่ได้', en: 'This address cannot be opened' },
    message: { th: 'ที่อยู่หรือคำขอไม่ถูกต้อง', en: 'The address or the request is not valid.' },
  },
  tooLong: {
    status: 414,
    code: 'invalid_request',
    title: { th: 'ที่อยู่ยาวเกินไป', en: 'This address is too long' },
    message: { th: 'ลองลดจำนวนตัวกรองลง', en: 'Try fewer filters.' },
  },
  tooSlow: {
    status: 408,
    code: 'invalid_request',
    title: { th: 'ส่งข้อมูลไม่ทันเวลา', en: 'Sending took too long' },
    message: { th: 'ตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง', en: 'Check your connection and try again.' },
    headers: ['connection', 'close'],
  },
  tooLarge: {
    status: 413,
    code: 'payload_too_large',
    title: { th: 'ส่งข้อมูลนี้ไม่ได้', en: 'This cannot be sent' },
    message: { th: 'ไฟล์หรือข้อมูลใหญ่เกินไป', en: 'That is too large.' },
  },
  notFound: {
    status: 404,
    code: 'not_found',
    title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
    message: { th: 'หน้านี้อาจถูกย้ายหรือลบไปแล้ว', en: 'It may have been moved or removed.' },
  },
  methodNotAllowed: {
    ...methodNotAllowed,
    headers: ['allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  },
  /** Pages and files. */
  readOnly: {
    ...methodNotAllowed,
    headers: ['allow', 'GET, HEAD'],
  },
} as const satisfies Record<string, FailureKind>;

/**
 * Sends the API's envelope in the language of `Accept-Language` below the API's prefixes; otherwise a small page in the
 * language of the path.
 */
export const sendFailure = (context: RequestContext, failure: FailureKind): void => {
  const { request, url, id } = context;
  const isApi = mountFor(url.pathname).app === 'api';
  const locale = isApi
    ? (preferredLocale(request.headers['accept-language']) ?? defaultLocale)
    : localeOfPath(url.pathname);
  const envelope = (): Failure => ({
    data: null,
    message: failure.message[locale],
    code: failure.code,
    request_id: id,
  });
  const { body, type, policy } = isApi
    ? { body: JSON.stringify(envelope()), type: 'application/json; charset=utf-8', policy: "default-src 'none'" }
    : failurePage({
        locale,
        title: failure.title[locale],
        message: failure.message[locale],
        isTemporary: failure.status >= 500,
      });
  sendReply(context, {
    status: failure.status,
    headers: [
      'content-type',
      type,
      'content-length',
      String(Buffer.byteLength(body)),
      'content-language',
      localeTags[locale],
      'content-security-policy',
      policy,
      'cache-control',
      isApi ? 'private, no-store' : 'no-store',
      ...(failure.headers ?? []),
    ],
    body,
  });
};
