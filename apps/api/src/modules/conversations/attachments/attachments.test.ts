import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachmentLimits, type ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { conversationAttachments, conversations, rateWindows } from '../../../db/schema.ts';
import { callAs, enquire, messagesOf, onlyConversationOf, tokenSentTo } from '../../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../../testing/test-member.ts';
import { testPdf } from '../../../testing/test-pdf.ts';
import { multipartOf, testPhotograph } from '../../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { unsentAttachmentsJob } from './attachments.jobs.ts';
import { openDiskImageStore } from '../../images/disk-image-store.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
let photograph: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  photograph = await testPhotograph({ width: 600, height: 450, withPlace: true });
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  seller = await createTestMember(server);
  buyer = await createTestMember(server);
});
afterAll(() => server.close());

const begin = async () => {
  await enquire(server, seller, { buyer, message: 'สนใจครับ' });
  return (await onlyConversationOf(server.app, seller)).id;
};
const beginAsGuest = async () => {
  const { phone } = await enquire(server, seller, { message: 'สนใจครับ', phone: '0869998888' });
  const { id } = await onlyConversationOf(server.app, seller);
  await callAs(server.app, seller)('POST', `/member/conversations/${id}/messages`, { text: 'ยังอยู่' });
  return { id, token: await tokenSentTo(server.db, phone) };
};

interface Sent {
  filename?: string;
  type?: string;
  key?: string;
}
const upload = (member: TestMember, id: number, file: Buffer, { key, ...names }: Sent = {}) => {
  const { headers, payload } = multipartOf(file, names);
  return server.app.inject({
    ...{ method: 'POST', url: `/api/v1/member/conversations/${id}/attachments`, payload },
    headers: { ...member.headers, ...headers, ...(key && { 'idempotency-key': key }) },
  });
};
const uploadAsGuest = (token: string | undefined, file: Buffer) => {
  const { headers, payload } = multipartOf(file, { fields: token === undefined ? {} : { token } });
  return server.app.inject({ method: 'POST', url: '/api/v1/public/conversation/attachments', payload, headers });
};
const uploaded = async (member: TestMember, id: number, file = photograph): Promise<ConversationAttachment> =>
  (await upload(member, id, file)).json().data;
const send = (member: TestMember, id: number, body: object, key?: string) =>
  callAs(server.app, member)(
    'POST',
    `/member/conversations/${id}/messages`,
    body,
    key ? { 'idempotency-key': key } : {},
  );
const open = (member: TestMember | null, id: number, attachmentId: number, query = '') =>
  callAs(server.app, member)('GET', `/member/conversations/${id}/attachments/${attachmentId}${query}`);
const storedFiles = async () => {
  const folder = join(server.env.DATA_DIR, 'images', 'originals');
  const shelves = await readdir(folder);
  return (await Promise.all(shelves.map((shelf) => readdir(join(folder, shelf))))).flat();
};
const unfinished = () => readdir(join(server.env.DATA_DIR, 'images', 'unfinished'));
const rowsOf = (id: number) =>
  server.db.select().from(conversationAttachments).where(eq(conversationAttachments.conversation_id, id));

describe('photographs and PDFs', () => {
  it('are sent with a message, and opened by both sides', async () => {
    const id = await begin();
    const photos = [await uploaded(buyer, id), await uploaded(buyer, id)];
    const reply = await send(buyer, id, { attachment_ids: photos.map((one) => one.id).toReversed() });

    expect([reply.statusCode, reply.json().data.text]).toEqual([201, null]);
    const message = (await messagesOf(server.app, seller, id)).at(-1)!;
    expect(message.attachments).toEqual(photos.toReversed());
    expect(message.attachments![0]).toMatchObject({ kind: 'photo', width: 600, height: 450, name: null });
    expect((await onlyConversationOf(server.app, seller)).last_message).toMatchObject({
      excerpt: null,
      attached: 'photo',
    });
    for (const reader of [seller, buyer]) {
      const { statusCode, headers, rawPayload } = await open(reader, id, photos[0]!.id, '?size=small');
      expect([statusCode, headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual([
        200,
        'image/webp',
        320,
      ]);
    }
  });

  it('lose the metadata of place and device, even when the file name claims another format', async () => {
    const id = await begin();
    const png = await sharp(photograph).keepMetadata().png().toBuffer();
    const reply = await upload(buyer, id, png, { filename: 'holiday.jpg', type: 'image/jpeg' });
    const [row] = await rowsOf(id);

    expect(reply.statusCode).toBe(201);
    const store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
    const metadata = await sharp((await store.get(row!.key))!).metadata();
    expect([metadata.format, metadata.exif]).toEqual(['jpeg', undefined]);
  });

  it('are downloads that no browser renders as a page', async () => {
    const id = await begin();
    const pdf = await upload(seller, id, testPdf(), { filename: '../สัญญา (เช่า).PDF', type: 'text/html' });
    const attachment = pdf.json().data as ConversationAttachment;
    await send(seller, id, { text: 'สัญญาครับ', attachment_ids: [attachment.id] });

    const { headers, rawPayload } = await open(buyer, id, attachment.id);
    expect(attachment).toMatchObject({ kind: 'pdf', name: 'สัญญา (เช่า).pdf', width: null });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''%E0%B8%AA/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.equals(testPdf())).toBe(true);
  });

  it('are not served at the public address of pictures', async () => {
    const id = await begin();
    await uploaded(buyer, id);
    const [row] = await rowsOf(id);

    expect((await server.app.inject(`/img/320/${row!.key}.webp`)).statusCode).toBe(400);
  });

  it.each([
    ['more than ten photographs', 11, 0],
    ['a photograph and a PDF', 1, 1],
    ['two PDFs', 0, 2],
  ])('%s are not one message', async (_what, photos, pdfs) => {
    const id = await begin();
    const ids: number[] = [];
    for (let count = 0; count < photos; count += 1) ids.push((await uploaded(seller, id)).id);
    for (let count = 0; count < pdfs; count += 1) ids.push((await uploaded(seller, id, testPdf())).id);

    const reply = await send(seller, id, { text: 'ดูนะ', attachment_ids: ids });
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { attachment_ids: 'too_many' }]);
    expect(await messagesOf(server.app, seller, id)).toHaveLength(1);
  });
});

describe('disguised files', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const pdf = testPdf();
  const zip = Buffer.from('PK\x03\x04rest', 'latin1');
  const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

  it.each<[string, Buffer | (() => Buffer), number, string]>([
    ['nothing', Buffer.alloc(0), 415, 'file_unsupported'],
    ['HTML named .pdf', html, 415, 'file_unsupported'],
    ['an archive', zip, 415, 'file_unsupported'],
    ['a program', Buffer.from('MZ\x90\x00', 'latin1'), 415, 'file_unsupported'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'file_unsupported'],
    ['a PDF behind a web page', Buffer.concat([html, pdf]), 415, 'file_unsupported'],
    ['a PDF that is a web page', testPdf('<html><script>alert(1)</script>'), 415, 'file_unsupported'],
    ['a PDF with an archive behind it', Buffer.concat([pdf, zipEnd]), 422, 'pdf_unreadable'],
    [
      'an archive whose comment ends like a PDF',
      Buffer.concat([pdf, zipEnd, Buffer.from('startxref\n77\n%%EOF')]),
      422,
      'pdf_unreadable',
    ],
    ['half a PDF', pdf.subarray(0, pdf.length / 2), 422, 'pdf_unreadable'],
    ['only the head of a PDF', Buffer.from('%PDF-1.7\n'), 422, 'pdf_unreadable'],
    [
      'a PDF whose table is somewhere else',
      Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n3'), 'latin1'),
      422,
      'pdf_unreadable',
    ],
    ['half a photograph', () => photograph.subarray(0, photograph.length / 2), 422, 'image_unreadable'],
    ['a large PDF', Buffer.concat([pdf, Buffer.alloc(attachmentLimits.pdfBytes)]), 413, 'payload_too_large'],
    ['16 MB', Buffer.alloc(imageLimits.maxBytes + 1_024 * 1_024), 413, 'payload_too_large'],
    ['100 MB', () => Buffer.alloc(100 * 1024 * 1024), 413, 'payload_too_large'],
  ])('%s is refused, and nothing is left of it', async (_what, file, status, code) => {
    const id = await begin();
    const before = await storedFiles();
    const reply = await upload(buyer, id, typeof file === 'function' ? file() : file, { filename: 'lease.pdf' });

    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect([await rowsOf(id), await storedFiles(), await unfinished()]).toEqual([[], before, []]);
  });

  it('an archive inside a PDF that points back into it is refused', async () => {
    const at = testPdf().toString('latin1').indexOf('xref\n0');
    const tail = Buffer.from(`startxref\n${at}\n%%EOF\n`, 'latin1');
    const reply = await upload(buyer, await begin(), Buffer.concat([testPdf(), zipEnd, tail]));

    expect(reply.json().code).toBe('file_unsupported');
  });

  it.each([
    ['no file', { headers: {}, payload: '' }, { file: 'required' }],
    ['another field', multipartOf(Buffer.from('x'), { name: 'photo' }), { photo: 'unknown_field' }],
    ['an unknown text field', multipartOf(testPdf(), { fields: { kind: 'x' } }), { kind: 'unknown_field' }],
  ])('%s is refused, naming the field', async (_what, { headers, payload }, errors) => {
    const id = await begin();
    const url = `/api/v1/member/conversations/${id}/attachments`;
    const reply = await server.app.inject({ method: 'POST', url, headers: { ...buyer.headers, ...headers }, payload });

    expect([reply.statusCode, reply.json().errors]).toEqual([400, errors]);
  });
});

describe('the same upload again', () => {
  it('is one attachment, also in parallel', async () => {
    const id = await begin();
    const replies = await Promise.all([1, 2, 3].map(() => upload(buyer, id, photograph, { key: 'u-1' })));
    const [row, ...others] = await rowsOf(id);

    expect(replies.map(({ statusCode, json }) => [statusCode, json().data?.id])).toEqual(
      Array.from({ length: 3 }, () => [201, row!.id]),
    );
    expect(others).toEqual([]);
    expect((await storedFiles()).filter((key) => key === row!.key)).toHaveLength(1);
  });

  it('with another file is refused', async () => {
    const id = await begin();
    await upload(buyer, id, photograph, { key: 'u-2' });

    expect((await upload(buyer, id, testPdf(), { key: 'u-2' })).json().code).toBe('idempotency_mismatch');
  });
});

describe('the same message again', () => {
  it('is one message with its attachments, and refused with others', async () => {
    const id = await begin();
    const [first, second] = [await uploaded(buyer, id), await uploaded(buyer, id)];
    const body = { text: 'ดูรูป', attachment_ids: [first.id] };
    const replies = await Promise.all([1, 2, 3].map(() => send(buyer, id, body, 'm-1')));

    expect(new Set(replies.map(({ statusCode, json }) => `${statusCode} ${json().data.id}`)).size).toBe(1);
    expect(replies[0]!.json().data.attachments).toEqual([first]);
    expect((await send(buyer, id, { ...body, attachment_ids: [second.id] }, 'm-1')).json().code).toBe(
      'idempotency_mismatch',
    );
  });

  it('two messages cannot have the same attachment', async () => {
    const id = await begin();
    const { id: attachment } = await uploaded(buyer, id);
    const replies = await Promise.all(
      ['a', 'b'].map((text) => send(buyer, id, { text, attachment_ids: [attachment] })),
    );

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect((await send(buyer, id, { attachment_ids: [attachment] })).json().errors).toEqual({
      'attachment_ids.0': 'unknown_value',
    });
  });
});

describe('access', () => {
  it.each(['a stranger', 'nobody'])('is refused to %s', async (who) => {
    const id = await begin();
    const attachment = await uploaded(buyer, id);
    await send(buyer, id, { attachment_ids: [attachment.id] });
    const other = who === 'nobody' ? null : await createTestMember(server);
    const status = other ? 404 : 401;

    expect((await open(other, id, attachment.id)).statusCode).toBe(status);
    expect((await upload(other ?? { ...buyer, headers: {} as never }, id, photograph)).statusCode).toBe(status);
    expect((await open(buyer, id, attachment.id + 100)).statusCode).toBe(404);
  });

  it('is refused to the other side before the attachment is sent', async () => {
    const id = await begin();
    const attachment = await uploaded(buyer, id);

    expect((await open(buyer, id, attachment.id)).statusCode).toBe(200);
    expect((await open(seller, id, attachment.id)).statusCode).toBe(404);
    expect((await send(seller, id, { attachment_ids: [attachment.id] })).statusCode).toBe(400);
  });

  it('is refused for an upload to a closed conversation', async () => {
    const id = await begin();
    await callAs(server.app, seller)('PATCH', `/member/conversations/${id}`, { is_blocked: true });

    expect((await upload(buyer, id, photograph)).json().code).toBe('wrong_state');
  });

  it('is refused to an attachment of another conversation', async () => {
    const id = await begin();
    const other = await createTestMember(server);
    await enquire(server, other, { buyer });
    const { id: elsewhere } = await onlyConversationOf(server.app, other);
    const attachment = await uploaded(buyer, elsewhere);

    expect((await send(buyer, id, { attachment_ids: [attachment.id] })).statusCode).toBe(400);
    expect((await open(buyer, id, attachment.id)).statusCode).toBe(404);
  });
});

describe('a buyer with a link', () => {
  const guest = (path: string, body: object) => callAs(server.app, null)('POST', `/public/conversation${path}`, body);

  it('sends and opens with the token', async () => {
    const { token, id } = await beginAsGuest();
    const mine = (await uploadAsGuest(token, photograph)).json().data as ConversationAttachment;
    const reply = await guest('/messages', { token, attachment_ids: [mine.id] });
    const opened = await guest('/attachments/file', { token, attachment_id: mine.id, size: 'small' });

    expect([reply.statusCode, opened.statusCode, opened.headers['content-type']]).toEqual([201, 200, 'image/webp']);
    expect((await messagesOf(server.app, seller, id)).at(-1)!.attachments).toEqual([mine]);
  });

  it.each([
    ['a wrong token', 'A'.repeat(43), 404],
    ['no token', undefined, 400],
    ['a malformed one', 'x', 400],
  ])('%s: the file is not read', async (_what, token, status) => {
    const before = await storedFiles();

    expect((await uploadAsGuest(token, photograph)).statusCode).toBe(status);
    expect([await storedFiles(), await unfinished()]).toEqual([before, []]);
  });

  it('has tighter limits than a member', async () => {
    const { token } = await beginAsGuest();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await uploadAsGuest(token, testPdf())).statusCode);

    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });
});

describe('an unsent attachment', () => {
  it('is removed after a day, with its file; a sent one stays', async () => {
    const id = await begin();
    const [sent] = [await uploaded(buyer, id), await uploaded(buyer, id)];
    await send(buyer, id, { attachment_ids: [sent.id] });
    await server.db.update(conversationAttachments).set({ created_at: sql`now() - interval '25 hours'` });
    const store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
    await unsentAttachmentsJob({ db: server.db, pictures: { store } }).run();

    const rows = await rowsOf(id);
    expect(rows.map((row) => row.id)).toEqual([sent.id]);
    expect(await store.has(rows[0]!.key)).toBe(true);
  });

  it('is deleted with its conversation', async () => {
    const id = await begin();
    await uploaded(buyer, id);
    await server.db.delete(conversations).where(eq(conversations.id, id));

    expect(await rowsOf(id)).toEqual([]);
  });
});
