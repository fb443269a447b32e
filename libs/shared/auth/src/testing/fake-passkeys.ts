import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = {
  id: 'bXkta2V5',
  rawId: bytes('my-key'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
};
const signed = {
  ...credential,
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
  },
};
const created = {
  ...credential,
  response: {
    attestationObject: bytes('attestation'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal'],
  },
};

/** What the browser does with one request of its dialog: it gives a passkey, or fails with this `DOMException`. */
export type PasskeyAnswer =
  'passkey' | 'NotAllowedError' | 'NotSupportedError' | 'InvalidStateError' | 'ConstraintError' | 'UnknownError';

export interface FakePasskeys {
  /** For the dialogs, in order. */
  answers?: PasskeyAnswer[];
  /** Whether passkeys can be offered below an input. Such a request waits until `pick`, or until another replaces it. */
  canAutofill?: boolean;
}

/** Makes this browser know passkeys until `vi.unstubAllGlobals`. */
export const fakePasskeys = ({ answers = [], canAutofill = false }: FakePasskeys = {}) => {
  const requests: ('create' | 'dialog' | 'autofill')[] = [];
  const forgotten: string[] = [];
  let pick: () => void = () => {};
  const answerWith = (passkey: object) => {
    const answer = answers.shift()!;
    if (answer !== 'passkey') throw new DOMException('', answer);
    return passkey;
  };
  const credentials = {
    async create() {
      requests.push('create');
      return answerWith(created);
    },
    async get({ mediation, signal }: { mediation?: string; signal: AbortSignal }) {
      requests.push(mediation === 'conditional' ? 'autofill' : 'dialog');
      if (mediation !== 'conditional') return answerWith(signed);
      return new Promise((resolve, reject) => {
        pick = () => resolve(signed);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  };
  const PublicKeyCredential = Object.assign(class {}, {
    isConditionalMediationAvailable: async () => canAutofill,
    signalUnknownCredential: async ({ credentialId }: { credentialId: string }) => void forgotten.push(credentialId),
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  // jsdom has no such property, and its other properties need the real object.
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return {
    /** Kinds of all requests so far. */
    requests,
    /** Ids that the site has told the browser to forget. */
    forgotten,
    /** The member picks the passkey that is offered below the input. */
    pick: () => pick(),
  };
};
