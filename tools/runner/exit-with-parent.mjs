// Preloaded into every process that the runner starts: should the runner be killed, nothing is left running.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
