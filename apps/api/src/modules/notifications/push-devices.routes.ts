import { createECDH } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addPushDevice, removePushDevice } from '@yoodee/api-contract/notification-choices';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { offeredChannels } from '../outbox/create-transports.ts';
import { createPushDeviceQueries } from '../outbox/push-devices.queries.ts';
import { createPushServices } from '../outbox/push-services.ts';
import { createChoiceQueries } from './choices.queries.ts';

/** Whether a browser's key is a point of the curve; messages could not be encrypted for any other. */
const isPublicKey = (key: string): boolean => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(Buffer.from(key, 'base64url')).length > 0;
  } catch {
    return false;
  }
};

/** The devices that show a member's notifications. */
export const pushDeviceRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const offered = offeredChannels(env);
  const choices = createChoiceQueries(db);
  const devices = createPushDeviceQueries(db);
  const serviceOf = createPushServices(env);

  route(app, addPushDevice, async ({ body, caller, request }) => {
    if (offered.push === null) throw new ApiError('unavailable');
    if (serviceOf(body.endpoint) === null) throw new ApiError('invalid_request', { errors: { endpoint: 'invalid' } });
    if (!isPublicKey(body.p256dh)) throw new ApiError('invalid_request', { errors: { p256dh: 'invalid' } });
    await enforceRateLimits(db, [
      { bucket: `push:member:${caller.memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' },
    ]);
    await devices.add({ ...body, ...caller, userAgent: request.headers['user-agent'] ?? null });
    return choices.read(caller.memberId, offered);
  });

  route(app, removePushDevice, async ({ params: { id }, caller: { memberId } }) => {
    if (!(await devices.remove(memberId, id))) throw new ApiError('not_found');
    return choices.read(memberId, offered);
  });
};
