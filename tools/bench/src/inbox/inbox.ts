import { readApi } from '@yoodee/runner/api';
import { startPostgres } from '@yoodee/runner/postgres';
import { median, percentile } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { startStock, type Engine } from '../search/stock.ts';
import { signIn } from '../sign-in.ts';
import { fillEmbedded, fillOnPostgres, type Inbox } from './fill-inbox.ts';

const inbox: Inbox = { phone: '+66812345678', conversations: 2_000, messages: 100_000 };
const assets = 100;
const perRound = 8;
/** Requests that are not measured, because new code is still being compiled. */
const warmUps = 15;

const questions = {
  'first page': '/member/conversations',
  'page 50': '/member/conversations?page=50',
  'a word that nobody wrote': `/member/conversations?q=${encodeURIComponent('ไม่มีใครเขียน')}`,
  'a word in every message': `/member/conversations?q=${encodeURIComponent('ขอบคุณ')}`,
};

const measureOn = async (bench: Bench, engine: Engine): Promise<void> => {
  const stock = await startStock(bench, engine, assets, (dataDir) =>
    engine.name === 'PostgreSQL' ? fillOnPostgres(engine.url, inbox) : fillEmbedded(dataDir, inbox),
  );
  const token = await signIn({ apiOrigin: stock.origin, dataDir: stock.dataDir }, '081-234-5678');
  for (const [name, path] of Object.entries(questions)) {
    const ask = async () => {
      const sentAt = performance.now();
      await readApi(stock.origin, path as '/member/conversations', { token });
      return performance.now() - sentAt;
    };
    for (let count = 0; count < warmUps; count++) await ask();
    const tookMs: number[] = [];
    for (let count = 0; count < perRound * bench.options.rounds; count++) tookMs.push(await ask());
    bench.report(`${engine.name}: ${name}, p50`, median(tookMs), 'ms', { most: 100 });
    bench.report(`${engine.name}: ${name}, p99`, percentile(tookMs, 0.99), 'ms');
  }
  await stock.server.stop();
};

/** The inbox of one member with 100,000 messages in 2,000 conversations, over HTTP, on both engines. */
export const measureInbox = async (bench: Bench): Promise<void> => {
  await measureOn(bench, { name: 'embedded' });
  const postgres = await startPostgres();
  if (!postgres) return bench.say('PostgreSQL not measured: none was found and none could be installed');
  bench.afterPart(postgres.stop);
  await measureOn(bench, { name: 'PostgreSQL', url: postgres.url });
};
