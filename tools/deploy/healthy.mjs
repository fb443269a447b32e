// `node tools/deploy/healthy.mjs <url>`: exit code 0 where the address answers 2xx, for containers without curl.
const reply = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exitCode = reply?.ok ? 0 : 1;
