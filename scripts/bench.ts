// Timings, always as ratios or limits taken in one run on one machine.
import { paint } from './bench/paint.ts';
import { answers } from './bench/answers.ts';
import { codes } from './bench/codes.ts';
import type { Finding } from './bench/finding.ts';
import { footprint } from './bench/footprint.ts';
import { feed } from './bench/feed.ts';
import { keystroke } from './bench/keystroke.ts';
import { scroll } from './bench/scroll.ts';
import { sessions } from './bench/sessions.ts';
import { buildIfNeeded } from './build/build-pages.ts';

const parts: Readonly<Record<string, () => Promise<readonly Finding[]>>> = { footprint, answers, codes, feed, scroll, paint, keystroke, sessions };
const only = process.argv.slice(2);

const unknown = only.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(' and no ')}; ask for ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

await buildIfNeeded(console.log);
const findings: Finding[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue;
  console.log(`\n── ${name}`);
  const found = await part();
  for (const { what, figure, limit, holds } of found) console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what.padEnd(64)} ${figure.padStart(14)}   ${limit}`);
  findings.push(...found);
}
process.exit(findings.every(({ holds }) => holds) ? 0 : 1);
