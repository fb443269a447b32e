// Preloaded into every process that the runner starts: ends the process if the runner is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
