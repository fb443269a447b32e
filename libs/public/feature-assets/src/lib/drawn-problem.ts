import type { FieldCode } from '@yoodee/api-contract';
import type { TypedMessageDescriptor } from 'react-intl';
import { messages } from './drawn-problem.messages.ts';

const byCode: Partial<Record<FieldCode, TypedMessageDescriptor>> = messages;

/** Why a drawn area cannot be searched, as a sentence. */
export const drawnProblemMessage = (code: FieldCode): TypedMessageDescriptor => byCode[code] ?? messages.invalid;
