import type { ReportReason } from '@yoodee/api-contract/reports';
import { isSuccess } from '@yoodee/api-client';
import { useFormTrap } from '@yoodee/runtime';
import { useState } from 'react';
import { sendReport } from '../contact-requests.ts';

interface ReportErrors {
  reason?: true;
  detail?: true;
}

/** The state of one report, from the choice of its reason until it is sent. */
export const useReport = (assetId: number, offline: string) => {
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const [errors, setErrors] = useState<ReportErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const trap = useFormTrap();

  const send = async () => {
    const isDetailMissing = reason === 'other' && !detail.trim();
    setErrors({ ...(!reason && { reason: true }), ...(isDetailMissing && { detail: true }) });
    setProblem(null);
    if (!reason || isDetailMissing || isSending) return;
    setSending(true);
    const result = await sendReport(assetId, { reason, detail: detail.trim() || null, ...(await trap.read()) });
    setSending(false);
    if (isSuccess(result)) setSent(true);
    else setProblem(result.status === 0 ? offline : result.message);
  };

  return { reason, setReason, detail, setDetail, errors, problem, isSending, isSent, send, honeypot: trap.honeypot };
};
