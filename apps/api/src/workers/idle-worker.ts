import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** Loading time depends only on the machine. A restarted worker would have to load again. */
const loadingTimeoutMs = 60_000;

interface Message<Task> {
  id: number;
  task: Task;
}

type Reply<Answer> = 'loaded' | { id: number; answer: Answer } | { id: number; problem: string };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
  timeoutMs: number | undefined;
  timer?: NodeJS.Timeout;
}

/** Node's options, and how long an idle worker is kept: each occupies 0.1 GB of memory. */
interface IdleWorkerOptions extends WorkerOptions {
  idleMs: number;
}

/**
 * A worker thread for work that would block the event loop. It starts with the first task, or earlier with `prepare`,
 * and stops when it is idle. If it fails, or a task exceeds its timeout, all pending tasks are rejected, and the next
 * one starts another worker. The timeout starts when the worker has loaded. The script calls `answerTasks`.
 */
export const createIdleWorker = <Task, Answer>(script: URL, { idleMs, ...options }: IdleWorkerOptions) => {
  let worker: Worker | null = null;
  let isLoaded = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Answer>>();
  let idle: NodeJS.Timeout | undefined;

  const settle = (id: number): Waiting<Answer> | undefined => {
    const entry = waiting.get(id);
    waiting.delete(id);
    clearTimeout(entry?.timer);
    return entry;
  };
  const stop = async (reason: unknown) => {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(reason);
    await stopped?.terminate();
  };
  const expire = (inMs: number) => setTimeout(() => void stop(new Error('the worker took too long')), inMs);
  const startTimer = (entry: Waiting<Answer>) => {
    if (entry.timeoutMs !== undefined) entry.timer = expire(entry.timeoutMs);
  };
  const start = (): Worker => {
    const started = new Worker(script, options);
    isLoaded = false;
    const loading = expire(loadingTimeoutMs).unref();
    started.on('message', (reply: Reply<Answer>) => {
      if (worker !== started) return;
      if (reply === 'loaded') {
        clearTimeout(loading);
        isLoaded = true;
        for (const entry of waiting.values()) startTimer(entry);
      } else if ('answer' in reply) settle(reply.id)?.resolve(reply.answer);
      else settle(reply.id)?.reject(new Error(reply.problem));
      if (waiting.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleMs).unref();
    });
    started.on('exit', () => clearTimeout(loading));
    started.on('error', (error) => {
      if (worker === started) void stop(error);
    });
    started.unref();
    return started;
  };
  const running = (): Worker => (worker ??= start());

  return {
    prepare: () => void running(),
    run: (task: Task, timeoutMs?: number) =>
      new Promise<Answer>((resolve, reject) => {
        clearTimeout(idle);
        const id = ++lastId;
        const thread = running();
        const entry = { resolve, reject, timeoutMs };
        waiting.set(id, entry);
        if (isLoaded) startTimer(entry);
        thread.postMessage({ id, task } satisfies Message<Task>);
      }),
    close: () => stop(new Error('closed')),
  };
};

/** Inside the worker, once it has loaded: answers each task of `createIdleWorker`. */
export const answerTasks = <Task, Answer>(answerOf: (task: Task) => Answer | Promise<Answer>): void => {
  const say = (reply: Reply<Answer>) => parentPort!.postMessage(reply);
  parentPort!.on('message', async ({ id, task }: Message<Task>) => {
    try {
      say({ id, answer: await answerOf(task) });
    } catch (error) {
      say({ id, problem: String(error) });
    }
  });
  say('loaded');
};
