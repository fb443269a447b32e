import { createLineStandIn } from './line-stand-in.ts';

/** Runs the stand-in with the settings that the API has for LINE; its port is that of `LINE_ISSUER`. */
const { PUBLIC_ORIGIN, LINE_ISSUER, LINE_CHANNEL_ID, LINE_CHANNEL_SECRET } = process.env;
if (!LINE_ISSUER || !LINE_CHANNEL_ID || !LINE_CHANNEL_SECRET)
  throw new Error('LINE_ISSUER, LINE_CHANNEL_ID and LINE_CHANNEL_SECRET are needed.');

const standIn = await createLineStandIn({
  port: Number(new URL(LINE_ISSUER).port),
  channelId: LINE_CHANNEL_ID,
  channelSecret: LINE_CHANNEL_SECRET,
  ...(PUBLIC_ORIGIN && { webhookUrl: `${PUBLIC_ORIGIN}/api/line/webhook` }),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void standIn.close().then(() => process.exit(0)));
