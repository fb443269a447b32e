import { unsentAttachmentsJob } from './attachments/attachments.jobs.ts';
import { attachmentRoutes } from './attachments/attachments.routes.ts';
import { oldLinksJob } from './conversations.jobs.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { guestConversationRoutes } from './guest-conversations.routes.ts';
import { oldStrikesJob } from './strikes/strikes.jobs.ts';
import { pauseRoutes } from './strikes/pause.routes.ts';
import { savedReplyRoutes } from './saved-replies.routes.ts';

export const conversationsModule = {
  routes: [conversationRoutes, guestConversationRoutes, savedReplyRoutes, attachmentRoutes, pauseRoutes, eventRoutes],
  jobs: [oldLinksJob, unsentAttachmentsJob, oldStrikesJob],
};
