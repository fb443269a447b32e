import { oldLinksJob } from './conversations.jobs.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { guestConversationRoutes } from './guest-conversations.routes.ts';
import { savedReplyRoutes } from './saved-replies.routes.ts';

export const conversationsModule = {
  name: 'conversations',
  routes: [conversationRoutes, guestConversationRoutes, savedReplyRoutes, eventRoutes],
  jobs: [oldLinksJob],
};
