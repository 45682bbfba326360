import type { Failure } from '../failure.ts';

/** The reason why a name has no key: the token of this quarter is taken, the key that signs tokens is not in the ledger, or the browser keeps nothing. */
export type KeyProblem = 'elsewhere' | 'untrusted' | 'unkept';

const problems: Readonly<Record<string, KeyProblem>> = { TOKEN_ISSUED: 'elsewhere', ISSUER_KEY_UNTRUSTED: 'untrusted', KEYS_NOT_KEPT: 'unkept' };

/** The reason why no key could be made for a name, if that is why it was not saved. */
export const keyProblemOf = ({ code = '' }: Failure): KeyProblem | undefined => problems[code];
