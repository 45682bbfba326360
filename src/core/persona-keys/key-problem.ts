import type { Failure } from '../failure.ts';

/** Quarter's token used, issuer key unlisted, or browser storage unavailable. */
export type KeyProblem = 'elsewhere' | 'untrusted' | 'unkept';

const problems: Readonly<Record<string, KeyProblem>> = { TOKEN_ISSUED: 'elsewhere', ISSUER_KEY_UNTRUSTED: 'untrusted', KEYS_NOT_KEPT: 'unkept' };

/** Undefined if the failure has another reason. */
export const keyProblemOf = ({ code = '' }: Failure): KeyProblem | undefined => problems[code];
