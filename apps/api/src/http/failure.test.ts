import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it.each([
  ['th', 'คำขอนี้ส่งข้อมูลมาในรูปแบบที่ไม่รองรับ'],
  ['en', 'This request carries a type of content that is not accepted here.'],
])('speaks of content, not of pictures, where JSON is expected: %s', async (language, message) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    headers: { 'content-type': 'text/csv', 'accept-language': language },
    payload: 'phone_number,0812345678',
  });

  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ code: 'unsupported_content_type', message });
});
