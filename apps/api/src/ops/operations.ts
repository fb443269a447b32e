import { apiKeyOperations } from './api-keys.ops.ts';
import { appealOperations } from './appeals.ops.ts';
import { assetOperations } from './assets.ops.ts';
import { auditOperations } from './audit.ts';
import { contentOperations } from './content.ops.ts';
import { conversationReportOperations } from './conversation-reports.ops.ts';
import { conversationStrikeOperations } from './conversation-strikes.ops.ts';
import { dataOperations } from './data.ops.ts';
import { memberOperations } from './members.ops.ts';
import { messageOperations } from './messages.ops.ts';
import type { Operation } from './operation.ts';
import { projectOperations } from './projects.ops.ts';
import { projectPostOperations } from './project-posts.ops.ts';
import { reportOperations } from './reports.ops.ts';
import { securityOperations } from './security.ops.ts';

/** All operations of `npm run ops` on an open database, in the order of the help. */
export const allOperations: readonly Operation[] = [
  ...reportOperations,
  ...appealOperations,
  ...conversationReportOperations,
  ...conversationStrikeOperations,
  ...projectPostOperations,
  ...assetOperations,
  ...projectOperations,
  ...memberOperations,
  ...securityOperations,
  ...messageOperations,
  ...apiKeyOperations,
  ...contentOperations,
  ...dataOperations,
  ...auditOperations,
];
