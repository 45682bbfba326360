// Timings and costs, always as ratios or limits taken in one run on one machine.
import { parseArgs } from 'node:util';
import { atMost, lineOf, type Finding } from './bench/finding.ts';
import { lastRelease, recordRelease } from './bench/last-release.ts';
import { chosen, parts, usualParts, type BenchOptions } from './bench/parts.ts';

const help = `npm run bench -- [parts] [--nightly] [--scale small] [--ratios] [--record]

Without a part all run but the long ones; --nightly adds those, and makes memory bear more.
--ratios takes of pages what members cost beside everyone's page, as a run of all tests does: a busy machine hardly changes it.
--record makes the figures of this run those of the last release, beside which the next ones are printed.

${Object.entries(parts)
  .map(([name, { about }]) => `  ${name.padEnd(15)}${about}${usualParts.includes(name) ? '' : ' (long)'}`)
  .join('\n')}

Costs are processor time of the server and its database, the median of five rounds. Worlds are kept in .cache; start and memory fill that of the demo again.
Ends with 0 if every limit holds, 1 if one does not. Without a part, all together may take five minutes.`;

function refuse(complaint: string): never {
  console.error(complaint);
  process.exit(1);
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        nightly: { type: 'boolean', default: false },
        ratios: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
        scale: { type: 'string', default: 'headline' },
      },
    });
  } catch (error) {
    return refuse(`${(error as Error).message} Run with --help.`);
  }
}

const { values, positionals } = asked();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const { scale } = values;
if (scale !== 'small' && scale !== 'headline') refuse('The scale is small or headline.');
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) refuse(`There is no bench ${unknown.join(' and no ')}; ask for ${Object.keys(parts).join(', ')}.`);

const { buildSmallest } = await import('./build/build-pages.ts');
await buildSmallest(console.log);
const { endFirstStart } = await import('./bench/start.ts');
const last = lastRelease();
const mostSeconds = 300;
const beganAll = performance.now();
const findings: Finding[] = [];
for (const name of chosen(positionals, values.nightly)) findings.push(...(await runPart(name)));
await endFirstStart();
if (positionals.length === 0 && !values.nightly) {
  const together = atMost('all usual parts together', (performance.now() - beganAll) / 1_000, mostSeconds, 's');
  console.log(lineOf(together, last));
  findings.push(together);
}
if (values.record) recordRelease(findings);
process.exit(findings.every(({ holds }) => holds) ? 0 : 1);

/** Parts with an unexpected answer fail, and the next part runs. */
async function runPart(name: string): Promise<readonly Finding[]> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const options: BenchOptions = { scale: scale === 'small' ? scale : 'headline', isNight: values.nightly, isRatios: values.ratios };
  const found = await parts[name]
    ?.run(options)
    .catch((error: unknown): readonly Finding[] => [{ what: name, figure: '', limit: error instanceof Error ? error.message : String(error), holds: false }]);
  for (const finding of found ?? []) console.log(lineOf(finding, last));
  console.log(`        ${name} took ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  return found ?? [];
}
