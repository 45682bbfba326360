import fc from 'fast-check';
import { randomInt } from 'node:crypto';

/** Seed of property tests: constant in plain runs, random in full ones. Failures name seed and path for `fc.assert`. */
if (fc.readConfigureGlobal().seed === undefined) {
  const isFresh = process.env['RUNS_ALL_TESTS'] !== undefined;
  const seed = isFresh ? randomInt(2 ** 31) : 20_261_121;
  if (isFresh) process.stdout.write(`The seed of the property tests is ${seed}.\n`);
  fc.configureGlobal({ seed });
}
