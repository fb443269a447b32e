import type { FastifyInstance } from 'fastify';
import {
  createServiceRequest,
  getMemberServiceRequests,
  getService,
  getServices,
  serviceRequestPageSize,
} from '@yoodee/api-contract/services';
import { preferredLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { receiveRequest } from './receive-request.ts';
import { readRequest } from './request-input.ts';
import { createServiceRequestQueries } from './service-requests.queries.ts';
import { createServiceQueries } from './services.queries.ts';

/** Services of the agency, and requests for them. */
export const serviceRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const services = createServiceQueries(db);
  const requests = createServiceRequestQueries(db);
  const countries = env.OTP_COUNTRIES.split(',');

  route(app, getServices, () => services.list());

  route(app, getService, async ({ params: { slug } }) => {
    const service = await services.find(slug);
    if (!service) throw new ApiError('not_found');
    return service;
  });

  route(app, createServiceRequest, async ({ params: { slug }, body, request }) => {
    refuseAutomated(body);
    const serviceId = await services.findId(slug);
    if (serviceId === null) throw new ApiError('not_found');
    const caller = await app.readCaller(request);
    const requester = {
      ip: request.ip,
      memberId: caller?.memberId ?? null,
      locale: preferredLocale(request.headers['accept-language']) ?? 'th',
    };
    const target = { serviceId, assetId: body.asset_id ?? null };
    await db.transaction(async (tx) =>
      receiveRequest(tx, target, await readRequest(tx, body, { countries }), requester),
    );
    return null;
  });

  route(app, getMemberServiceRequests, async ({ query: { page = 1 }, caller: { memberId } }) => ({
    ...(await requests.searchPage(memberId, page)),
    page,
    page_size: serviceRequestPageSize,
  }));
};
