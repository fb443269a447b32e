export { api, type ApiCall } from './lib/api.ts';
export { callApi, type CallOptions } from './lib/call-api.ts';
export { newKey } from './lib/new-key.ts';
export { apiBase, toRequest, type ApiRequest } from './lib/request.ts';
export {
  isSuccess,
  resultOfCaughtError,
  resultOfNetworkError,
  resultOfReply,
  type CallFailure,
  type CallResult,
} from './lib/result.ts';
export { send, type SendOptions } from './lib/send.ts';
export { useAssetSummaries, type AssetSummaries } from './lib/use-asset-summaries.ts';
