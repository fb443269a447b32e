import type { CallFailure } from '@yoodee/api-client';
import type { Profile } from '@yoodee/api-contract/member';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { PhoneProofSlot } from '../phone-proof.ts';
import type { ProofIntent } from './proof-intent.ts';
import { useLazyGetProofsQuery } from './proof.api.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

interface Proofs {
  /** Asks for a proof unless there is a valid one; false if the member cancels. Call it before leaving the page. */
  prove: (purpose: ProofPurpose, intent: ProofIntent) => Promise<boolean>;
  /**
   * Runs `call` after a proof. If the proof has expired in the meantime, asks for another one and runs `call` once
   * more. Null if the member cancels. If the proof leaves the page, the section resumes `intent` with `useResumed`.
   */
  withProof: <Result extends { error?: unknown }>(
    purpose: ProofPurpose,
    intent: ProofIntent,
    call: () => Promise<Result>,
  ) => Promise<Result | null>;
}

const ProofContext = createContext<Proofs | null>(null);

interface Question {
  purpose: ProofPurpose;
  intent: ProofIntent;
  answer: (isProved: boolean) => void;
}

export interface ProofProviderProps {
  profile: Profile;
  PhoneProof: PhoneProofSlot;
  children: ReactNode;
}

/** Provides {@link useProof}, and shows its dialog over the page. Typed text of the page stays. */
export const ProofProvider = ({ children, ...method }: ProofProviderProps) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [readProofs] = useLazyGetProofsQuery();
  const proofs = useMemo<Proofs>(() => {
    const ask = (purpose: ProofPurpose, intent: ProofIntent) =>
      new Promise<boolean>((resolve) => {
        const answer = (isProved: boolean) => {
          setQuestion(null);
          resolve(isProved);
        };
        setQuestion({ purpose, intent, answer });
      });
    const prove = async (purpose: ProofPurpose, intent: ProofIntent) => {
      const { data } = await readProofs();
      return data?.fresh.includes(purpose) || ask(purpose, intent);
    };
    return {
      prove,
      async withProof(purpose, intent, call) {
        if (!(await prove(purpose, intent))) return null;
        const result = await call();
        const hasExpired = (result.error as CallFailure | undefined)?.code === 'proof_required';
        if (!hasExpired) return result;
        return (await ask(purpose, intent)) ? call() : null;
      },
    };
  }, [readProofs]);
  return (
    <ProofContext value={proofs}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <ProofDialog
            {...method}
            purpose={question.purpose}
            intent={question.intent}
            onProved={() => question.answer(true)}
            onCancel={() => question.answer(false)}
          />
        </Suspense>
      )}
    </ProofContext>
  );
};

/** How a section asks for a proof of who the member is. Only below {@link ProofProvider}. */
export const useProof = (): Proofs => {
  const proofs = use(ProofContext);
  if (proofs === null) throw new Error('useProof needs a ProofProvider');
  return proofs;
};
