import { api, toRequest, type CallFailure } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { startWork } from '@yoodee/api-contract/sign-in-work';
import { useSendOtpMutation } from '@yoodee/auth';
import { computeWork } from './compute-work.ts';
import type { SendCode } from './use-code.ts';

const workApi = api.injectEndpoints({
  endpoints: (build) => ({
    startWork: build.mutation<ResponseOf<typeof startWork>, ArgOf<typeof startWork>['body']>({
      query: (body) => toRequest(startWork, { body }),
    }),
  }),
});

/**
 * Sends a code for signing in. While many codes are requested, the browser must first compute a proof of work, which
 * takes about a second.
 */
export const useSendCode = (): SendCode => {
  const [sendOtp] = useSendOtpMutation();
  const [begin] = workApi.useStartWorkMutation();
  return async (phone, onComputing) => {
    const first = await sendOtp({ phone_number: phone });
    if ((first.error as CallFailure | undefined)?.code !== 'work_required') return first;
    onComputing();
    const work = await begin({ phone_number: phone });
    if (!work.data) return work;
    const answers = await computeWork(work.data);
    if (answers === null) return first;
    return sendOtp({ phone_number: phone, work: { challenge: work.data.challenge, answers } });
  };
};
