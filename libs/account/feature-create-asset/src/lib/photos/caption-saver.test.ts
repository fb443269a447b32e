import { resultOfNetworkError, resultOfReply, type CallFailure } from '@yoodee/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCaptionSaver } from './caption-saver.ts';
import type { Captions } from './unsaved-captions.ts';

const noNetwork = resultOfNetworkError(new Error('offline'));
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** Opens the photo step with these stored captions. The test decides when the API responds. */
const visit = (stored: Captions = {}) => {
  const sent: Captions[] = [];
  const onLeave: Captions[] = [];
  const answers: ((failure: CallFailure | null) => void)[] = [];
  const captions = createCaptionSaver({
    imageId: 5,
    stored: (name) => stored[name] ?? '',
    save(texts) {
      sent.push(texts);
      return new Promise((resolve) => answers.push(resolve));
    },
    sendOnLeave: (texts) => onLeave.push(texts),
  });
  const stop = captions.start();
  stops.push(stop);
  const answer = async (failure: CallFailure | null = null) => {
    answers.shift()!(failure);
    await pass();
  };
  return { captions, sent, onLeave, answer, stop };
};

it('sends one request at a time, and the newest text last', async () => {
  const { captions, sent, answer } = visit();

  captions.change('caption_th', 'ค');
  await pass(1_000);
  captions.change('caption_th', 'ครัว');
  captions.change('caption_en', 'Kitchen');
  await pass(1_000);
  expect(sent).toEqual([{ caption_th: 'ค' }]);
  await answer();

  expect(sent).toEqual([{ caption_th: 'ค' }, { caption_th: 'ครัว', caption_en: 'Kitchen' }]);
});

it('does not resend what the API has stored', async () => {
  const { captions, sent, answer } = visit({ caption_th: 'ครัว' });

  captions.change('caption_th', 'ครัว ');
  await pass(1_000);
  captions.change('caption_th', 'ครัวเปิด');
  await pass(1_000);
  await answer();
  captions.flush();
  await pass(60_000);

  expect(sent).toEqual([{ caption_th: 'ครัวเปิด' }]);
});

it('sends on leave what the API has not acknowledged', async () => {
  const { captions, onLeave, answer } = visit();

  captions.change('caption_th', 'ครัว');
  await pass(1_000);
  dispatchEvent(new Event('pagehide'));
  await answer();
  dispatchEvent(new Event('pagehide'));

  expect(onLeave).toEqual([{ caption_th: 'ครัว' }]);
});

it('retries automatically, and immediately when the network is back', async () => {
  const { captions, sent, answer } = visit();
  captions.change('caption_th', 'ครัว');
  await pass(1_000);

  await answer(noNetwork);
  expect(captions.getState().failure).toBe(noNetwork);
  await pass(1_000);
  expect(sent).toHaveLength(2);
  await answer(noNetwork);
  dispatchEvent(new Event('online'));
  await pass();
  expect(sent).toHaveLength(3);
  await answer();

  expect(captions.getState().failure).toBeNull();
  await pass(60_000);
  expect(sent).toHaveLength(3);
});

it('is restored on the next visit until it is saved', async () => {
  const first = visit();
  first.captions.change('caption_th', 'ครัว');

  const second = visit();
  await pass();
  expect(second.captions.getState().typed).toEqual({ caption_th: 'ครัว' });
  expect(second.sent).toEqual([{ caption_th: 'ครัว' }]);
  await second.answer();

  expect(visit({ caption_th: 'ครัว' }).captions.getState().typed).toEqual({});
});

it('does not overwrite later changes made elsewhere', async () => {
  visit().captions.change('caption_th', 'ครัว');

  const { captions, sent } = visit({ caption_th: 'ครัวเปิด' });
  await pass();

  expect(captions.getState().typed).toEqual({});
  expect(sent).toEqual([]);
});

it('sends a rejected caption again only after a change, and still saves the other', async () => {
  const { captions, sent, answer } = visit();
  const tooLong = resultOfReply(422, { code: 'invalid_request', errors: { caption_en: 'too_long' } }) as CallFailure;

  captions.change('caption_th', 'โทร 0812345678');
  captions.change('caption_en', 'Kitchen');
  await pass(1_000);
  await answer(tooLong);
  await pass(60_000);

  expect(sent).toEqual([{ caption_en: 'Kitchen' }]);
  expect(captions.getState().refused).toEqual({ caption_th: 'contact_details', caption_en: tooLong });
  captions.change('caption_th', 'ครัว');
  await pass(1_000);
  expect(sent.at(-1)).toEqual({ caption_th: 'ครัว' });
});

it('sends a text that was typed before the API rejected the previous one', async () => {
  const { captions, sent, answer } = visit();
  const tooLong = resultOfReply(422, { code: 'invalid_request', errors: { caption_th: 'too_long' } }) as CallFailure;

  captions.change('caption_th', 'ครัวเปิด');
  await pass(1_000);
  captions.change('caption_th', 'ครัว');
  await answer(tooLong);

  expect(sent).toEqual([{ caption_th: 'ครัวเปิด' }, { caption_th: 'ครัว' }]);
});
