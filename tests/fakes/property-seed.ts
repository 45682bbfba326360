import fc from 'fast-check';
import { randomInt } from 'node:crypto';

/**
 * The seed of all property tests, once for each process that runs test files: the same in every plain run, so that none is red for what nobody changed,
 * and another in one of everything, which says it. A property that fails names its seed and path, with which `fc.assert` runs it again.
 */
if (fc.readConfigureGlobal().seed === undefined) {
  const isFresh = process.env['RUNS_ALL_TESTS'] !== undefined;
  const seed = isFresh ? randomInt(2 ** 31) : 20_261_121;
  if (isFresh) process.stdout.write(`The seed of the property tests is ${seed}.\n`);
  fc.configureGlobal({ seed });
}
