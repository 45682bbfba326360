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

/** Lets the pairs that were given to one test be given to the next, which knows none of them. */
export const givePairsAgain = (): void => {
  given = 0;
};

/**
 * To find the primes of a pair takes a hundred times longer than to sign, and an installation makes a pair for every purpose. So those that Node is asked
 * for are made once in each process that runs test files: they are as long as ever, and all that one test is given differ.
 */
const remembering = Object.assign(generate.bind(crypto), {
  [promisify.custom]: (type: string, options: RSAKeyPairKeyObjectOptions): Promise<Pair> =>
    type === 'rsa' && options.modulusLength === 3_072 ? (made[given++] ??= make(type, options)) : make(type, options),
});
Object.assign(crypto, { generateKeyPair: remembering });
syncBuiltinESMExports();
