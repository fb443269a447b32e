import type { ProblemCode } from '@yoodee/api-contract';

interface Problem {
  status: number;
  th: string;
  en: string;
}

/** HTTP status and user message per problem. `{name}` is filled from the problem's `details`. */
export const problems: Record<ProblemCode, Problem> = {
  invalid_request: { status: 400, th: 'ข้อมูลบางช่องยังไม่ถูกต้อง', en: 'Some fields need another look.' },
  signed_out: { status: 401, th: 'เข้าสู่ระบบก่อนทำรายการนี้', en: 'Sign in to do this.' },
  session_elsewhere: {
    status: 401,
    th: 'การเข้าสู่ระบบนี้เป็นของเบราว์เซอร์อื่น เข้าสู่ระบบใหม่อีกครั้ง',
    en: 'This sign-in belongs to another browser. Sign in again.',
  },
  api_key_refused: {
    status: 401,
    th: 'คีย์ API นี้ไม่ถูกต้องหรือถูกยกเลิกแล้ว และใช้ได้กับการอ่านข้อมูลสาธารณะเท่านั้น',
    en: 'This API key is unknown or revoked. Keys only read what is public.',
  },
  proof_required: {
    status: 403,
    th: 'ยืนยันตัวตนก่อนทำรายการนี้',
    en: 'Confirm that it is you before doing this.',
  },
  cross_site: {
    status: 403,
    th: 'คำขอนี้มาจากเว็บไซต์อื่น จึงไม่ดำเนินการ',
    en: 'This request came from another site and was refused.',
  },
  forbidden: { status: 403, th: 'บัญชีนี้ถูกระงับการใช้งาน', en: 'This account is suspended.' },
  not_found: { status: 404, th: 'ไม่พบสิ่งที่คุณหา', en: 'We could not find that.' },
  gone: { status: 410, th: 'ประกาศนี้ถูกนำออกแล้ว', en: 'This listing has been removed.' },
  asset_paused: {
    status: 404,
    th: 'ผู้ขายพักประกาศนี้ไว้ชั่วคราว',
    en: 'The seller has paused this listing for now.',
  },
  method_not_allowed: { status: 405, th: 'ใช้คำสั่งนี้กับที่อยู่นี้ไม่ได้', en: 'That method is not allowed here.' },
  stale_version: {
    status: 409,
    th: 'มีการแก้ไขจากที่อื่นหลังจากคุณเปิดหน้านี้',
    en: 'This was changed elsewhere after you opened it.',
  },
  wrong_state: {
    status: 409,
    th: 'สถานะของประกาศตอนนี้ทำรายการนี้ไม่ได้',
    en: 'The listing’s current state does not allow this.',
  },
  price_unconfirmed: {
    status: 422,
    th: 'พิมพ์ราคา {price} บาทอีกครั้งเพื่อยืนยัน',
    en: 'Type the price of {price} baht again to confirm it.',
  },
  idempotency_mismatch: { status: 422, th: 'คำขอซ้ำไม่ตรงกับคำขอแรก', en: 'This retry does not match the first request.' },
  payload_too_large: { status: 413, th: 'ไฟล์หรือข้อมูลใหญ่เกินไป', en: 'That is too large.' },
  unsupported_media_type: {
    status: 415,
    th: 'รับเฉพาะไฟล์รูป JPEG, PNG, WebP หรือ AVIF ถ้าเป็น HEIC ให้แปลงเป็น JPEG ก่อน',
    en: 'Only JPEG, PNG, WebP or AVIF pictures are accepted. Convert HEIC to JPEG first.',
  },
  unsupported_content_type: {
    status: 415,
    th: 'คำขอนี้ส่งข้อมูลมาในรูปแบบที่ไม่รองรับ',
    en: 'This request carries a type of content that is not accepted here.',
  },
  phone_not_supported: { status: 400, th: 'ใช้ได้เฉพาะเบอร์โทรศัพท์ไทย', en: 'Only Thai phone numbers can be used.' },
  phone_not_mobile: {
    status: 400,
    th: 'รหัสส่งทาง SMS จึงต้องเป็นเบอร์มือถือ',
    en: 'The code comes by SMS, so it has to be a mobile number.',
  },
  otp_too_soon: {
    status: 429,
    th: 'ขอรหัสใหม่ได้ในอีก {retry_after} วินาที',
    en: 'You can ask for a new code in {retry_after} seconds.',
  },
  otp_limit: {
    status: 429,
    th: 'ขอรหัสของเบอร์นี้ครบจำนวนแล้ว เข้าด้วย LINE พาสคีย์ หรืออุปกรณ์ที่เคยใช้เบอร์นี้ได้ หรือลองใหม่ภายหลัง',
    en: 'No more codes for this number for now. You can still sign in with LINE, a passkey or on a device that has used this number, or try again later.',
  },
  otp_paused: {
    status: 429,
    th: 'ตอนนี้มีคนขอรหัสทาง SMS มากเกินไป สมัครหรือเข้าด้วย LINE ได้ หรือใช้พาสคีย์หรือเครื่องที่เคยใช้เบอร์นี้ หรือลองใหม่ในอีกสักครู่',
    en: 'Too many codes are being asked for by SMS right now. You can still sign up or sign in with LINE, use a passkey or a device that has used this number, or try again in a moment.',
  },
  work_required: {
    status: 429,
    th: 'มีคนขอรหัสพร้อมกันจำนวนมาก ลองใหม่ในอีกสักครู่ หรือเข้าด้วย LINE',
    en: 'Many people are asking for codes right now. Try again in a while, or sign in with LINE.',
  },
  otp_wrong: {
    status: 400,
    th: 'รหัสไม่ถูกต้อง เหลืออีก {tries_left} ครั้ง',
    en: 'That code is not right. Tries left: {tries_left}.',
  },
  otp_expired: { status: 400, th: 'รหัสหมดอายุแล้ว ขอรหัสใหม่ได้เลย', en: 'That code has expired. Ask for a new one.' },
  otp_exhausted: { status: 400, th: 'ใส่รหัสผิดครบจำนวนครั้งแล้ว ขอรหัสใหม่', en: 'Too many wrong tries. Ask for a new code.' },
  otp_unknown: { status: 400, th: 'รหัสนี้ใช้ไม่ได้แล้ว ขอรหัสใหม่', en: 'That code can no longer be used. Ask for a new one.' },
  names_required: {
    status: 422,
    th: 'เบอร์นี้ยังไม่มีบัญชี บอกชื่อของคุณก่อน',
    en: 'This phone is new here. Tell us your name first.',
  },
  phone_taken: { status: 409, th: 'เบอร์นี้เป็นของบัญชีอื่น', en: 'That phone belongs to another account.' },
  phone_reserved: {
    status: 409,
    th: 'เบอร์นี้เพิ่งถูกเปลี่ยนออกจากบัญชี ถ้าไม่ใช่คุณเปลี่ยน กดลิงก์ใน SMS เพื่อเอาเบอร์คืน',
    en: 'The account with this number was just moved to another one. If that was not you, undo it with the link in the text message.',
  },
  undo_refused: {
    status: 410,
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจถูกใช้ไปแล้วหรือเกิน 72 ชั่วโมง',
    en: 'This link can no longer be used. It may have been used, or be older than 72 hours.',
  },
  line_refused: {
    status: 400,
    th: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ ลองใหม่อีกครั้ง',
    en: 'LINE sign-in did not work. Try again.',
  },
  line_expired: { status: 400, th: 'ลิงก์จาก LINE หมดอายุ ลองใหม่อีกครั้ง', en: 'The LINE sign-in has expired. Try again.' },
  line_unavailable: {
    status: 503,
    th: 'ติดต่อ LINE ไม่ได้ตอนนี้ ใช้เบอร์โทรศัพท์แทนได้',
    en: 'LINE cannot be reached right now. You can use your phone instead.',
  },
  line_taken: {
    status: 409,
    th: 'บัญชี LINE นี้เชื่อมกับสมาชิกคนอื่นอยู่',
    en: 'That LINE account is tied to another member.',
  },
  line_unknown: {
    status: 403,
    th: 'LINE นี้ไม่ใช่บัญชีที่เชื่อมไว้ ลองใหม่ด้วยบัญชีที่เชื่อม หรือรับรหัสทาง SMS',
    en: 'That is not the LINE account you linked. Try again with the linked one, or get a code by SMS.',
  },
  passkey_refused: {
    status: 400,
    th: 'ใช้พาสคีย์นี้ไม่สำเร็จ ลองใหม่อีกครั้ง',
    en: 'That passkey did not work. Try again.',
  },
  passkey_expired: { status: 400, th: 'หมดเวลาใช้พาสคีย์ ลองใหม่อีกครั้ง', en: 'The passkey took too long. Try again.' },
  passkey_unknown: {
    status: 400,
    th: 'ไม่พบพาสคีย์นี้ในระบบ อาจถูกลบไปแล้ว เข้าสู่ระบบด้วยเบอร์โทรศัพท์แทนได้',
    en: 'We do not know this passkey; it may have been removed. You can sign in with your phone.',
  },
  passkey_known: {
    status: 409,
    th: 'มีพาสคีย์นี้อยู่แล้ว',
    en: 'This passkey has been added already.',
  },
  passkey_limit: {
    status: 409,
    th: 'เพิ่มพาสคีย์ได้ไม่เกิน {limit} รายการ ลบรายการเก่าก่อนเพิ่มใหม่',
    en: 'There is room for {limit} passkeys. Remove an old one first.',
  },
  not_ready: {
    status: 422,
    th: 'ยังขาดข้อมูลบางอย่างก่อนเผยแพร่',
    en: 'Something is still missing before this can be published.',
  },
  image_unreadable: {
    status: 422,
    th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย',
    en: 'This picture cannot be read. The file may be damaged.',
  },
  image_too_small: {
    status: 422,
    th: 'รูปเล็กเกินไป ต้องกว้างอย่างน้อย {min_width} สูง {min_height} พิกเซล',
    en: 'This picture is too small. It needs at least {min_width} × {min_height} pixels.',
  },
  image_too_many_pixels: {
    status: 422,
    th: 'รูปละเอียดเกินไป รับได้ไม่เกิน {max_megapixels} ล้านพิกเซล',
    en: 'This picture has too many pixels. The limit is {max_megapixels} megapixels.',
  },
  file_unsupported: {
    status: 415,
    th: 'รับเฉพาะรูป JPEG, PNG, WebP, AVIF และไฟล์ PDF',
    en: 'Only JPEG, PNG, WebP and AVIF pictures and PDFs are accepted.',
  },
  pdf_unreadable: {
    status: 422,
    th: 'เปิดไฟล์ PDF นี้ไม่ได้ ไฟล์อาจเสียหายหรือโหลดมาไม่ครบ',
    en: 'This PDF cannot be read. It may be damaged or incomplete.',
  },
  image_limit: { status: 422, th: 'ใส่รูปได้ไม่เกิน {limit} รูป', en: 'There is room for {limit} pictures.' },
  image_quota: {
    status: 422,
    th: 'พื้นที่เก็บรูปของคุณเต็ม {limit_megabytes} MB แล้ว ลบรูปเก่าก่อนเพิ่มรูปใหม่',
    en: 'Your {limit_megabytes} MB for pictures are used up. Remove old ones to make room.',
  },
  upload_limit: {
    status: 429,
    th: 'อัปโหลดเร็วเกินไป ลองใหม่ได้ในอีก {wait}',
    en: 'Too many uploads. Try again in {wait}.',
  },
  storage_full: { status: 507, th: 'พื้นที่เก็บรูปเต็ม รูปเดิมยังอยู่ครบ', en: 'Storage is full. Your earlier pictures are safe.' },
  looks_automated: {
    status: 422,
    th: 'ส่งไม่สำเร็จ เพราะดูเหมือนโปรแกรมเป็นผู้กรอก รอสักครู่แล้วกดส่งอีกครั้ง',
    en: 'It was not sent, because it looks as if a program filled it in. Wait a moment, then send it again.',
  },
  own_listing: { status: 409, th: 'นี่คือประกาศหรือหน้าของคุณเอง', en: 'This is your own listing or page.' },
  conversations_paused: {
    status: 403,
    th: 'เริ่มการสนทนาใหม่ไม่ได้อีก {days} วัน เพราะถูกรายงานหรือบล็อกหลายครั้ง การสนทนาเดิมยังใช้ได้ ถ้าเห็นว่าไม่ถูกต้อง เข้าสู่ระบบแล้วอุทธรณ์ในหน้าข้อความ',
    en: 'You cannot start new conversations for another {days} days, because you were reported or blocked several times. Your other conversations stay open. If this is wrong, sign in and appeal in your messages.',
  },
  asset_conversations_paused: {
    status: 409,
    th: 'ประกาศนี้หยุดรับข้อความจากคนใหม่อีก {days} วัน เพราะถูกรายงานหลายครั้ง',
    en: 'This listing takes no messages from new people for another {days} days, because it was reported several times.',
  },
  report_repeated: {
    status: 409,
    th: 'คุณแจ้งปัญหาของประกาศนี้ไว้แล้ว เราได้รับแล้ว',
    en: 'You have reported this listing already. We have it.',
  },
  slot_taken: {
    status: 409,
    th: 'เวลานี้มีคนจองไปแล้ว เลือกเวลาอื่นได้',
    en: 'That time has just been taken. Choose another one.',
  },
  slot_past: {
    status: 409,
    th: 'เวลานี้ผ่านไปแล้วหรือกระชั้นเกินไป เลือกเวลาอื่นได้',
    en: 'That time is over, or too soon to book. Choose another one.',
  },
  viewing_changed: {
    status: 409,
    th: 'นัดนี้เปลี่ยนไปแล้ว ดูข้อมูลล่าสุดก่อนทำรายการ',
    en: 'This viewing has changed. Have a look at it as it is now.',
  },
  saved_search_limit: {
    status: 409,
    th: 'บันทึกการค้นหาได้ไม่เกิน {limit} รายการ ลบรายการเก่าก่อนเพิ่มใหม่',
    en: 'There is room for {limit} saved searches. Remove an old one first.',
  },
  favourite_limit: {
    status: 409,
    th: 'รายการโปรดเต็ม {limit} รายการแล้ว ลบรายการเก่าก่อนบันทึกเพิ่ม',
    en: 'There is room for {limit} saved listings. Remove an old one first.',
  },
  too_many_requests: {
    status: 429,
    th: 'ทำรายการถี่เกินไป ลองใหม่ได้ในอีก {wait}',
    en: 'Too many requests. Try again in {wait}.',
  },
  busy: { status: 503, th: 'ระบบกำลังยุ่ง ลองใหม่ในอีกสักครู่', en: 'We are busy right now. Try again in a moment.' },
  unavailable: {
    status: 503,
    th: 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่',
    en: 'The service is unavailable for a moment. Try again soon.',
  },
  unexpected: { status: 500, th: 'เกิดข้อผิดพลาด ทีมงานรับทราบแล้ว', en: 'Something went wrong. We have been told.' },
};
