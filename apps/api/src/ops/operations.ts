import { assetOperations } from './assets.ops.ts';
import { auditOperations } from './audit.ts';
import { contentOperations } from './content.ops.ts';
import { dataOperations } from './data.ops.ts';
import { memberOperations } from './members.ops.ts';
import { messageOperations } from './messages.ops.ts';
import type { Operation } from './operation.ts';
import { reportOperations } from './reports.ops.ts';

/** Everything that `npm run ops` can do on an open database, in the order of its help. */
export const allOperations: readonly Operation[] = [
  ...reportOperations,
  ...assetOperations,
  ...memberOperations,
  ...messageOperations,
  ...contentOperations,
  ...dataOperations,
  ...auditOperations,
];
