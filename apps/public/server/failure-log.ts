import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * Logs what goes wrong and nothing else: the gateway writes a line for each of its requests, and none of ours may say
 * what was searched for.
 */
export class FailureLog extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
  override defaultErrorLog(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ err: error }, 'reply failed');
  }
}
