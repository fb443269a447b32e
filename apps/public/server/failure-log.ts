import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * Logs failures only. The gateway already logs every request, and log lines of this app must not contain search terms.
 */
export class FailureLog extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
  override defaultErrorLog(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ err: error }, 'reply failed');
  }
}
