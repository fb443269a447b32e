// Exports shared by all domains. Each domain is a separate entry: `@yoodee/api-contract/leads` is
// `lib/leads.contract.ts`.
export { endpoint, problemsOf, type ArgOf, type Endpoint, type ResponseOf } from './lib/endpoint.ts';
export { BilingualName, BilingualText } from './lib/fields.ts';
export { shortestFillMs } from './lib/form-trap.ts';
export { Failure, fieldCodes, problemCodes, type FieldCode, type ProblemCode } from './lib/problems.ts';
export { largestBody, largestUpload } from './lib/request-limits.ts';
