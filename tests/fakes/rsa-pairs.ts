import crypto, { type KeyObject, type RSAKeyPairKeyObjectOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const generate = crypto.generateKeyPair;
const make = promisify(generate) as (type: string, options: RSAKeyPairKeyObjectOptions) => Promise<Pair>;
const made: Promise<Pair>[] = [];
let given = 0;

/** Makes the pairs of one test available to the next, which knows none. */
export const givePairsAgain = (): void => {
  given = 0;
};

/** Caches full-length RSA pairs per process, as primes are slow. Within a test, all differ. */
const remembering = Object.assign(generate.bind(crypto), {
  [promisify.custom]: (type: string, options: RSAKeyPairKeyObjectOptions): Promise<Pair> =>
    type === 'rsa' && options.modulusLength === 3_072 ? (made[given++] ??= make(type, options)) : make(type, options),
});
Object.assign(crypto, { generateKeyPair: remembering });
syncBuiltinESMExports();
