// All checks of the shape of the codebase, in one command: `npm run check`.
// With --fix the formatter lays out what it can first; with the names of machines only those run.
import { setImmediate } from 'node:timers/promises';
import { versionRefusals } from './openapi/version-refusals.ts';
import { generateContract } from './openapi/generate-contract.ts';
import { codeRefusals } from './codebase/codes.ts';
import { codebaseRefusals } from './codebase/codebase-rules.ts';
import { figureRefusals } from './codebase/figure-rules.ts';
import { nameRefusals } from './codebase/name-rules.ts';
import { layOut, layoutRefusals, lintRefusals, styleRefusals } from './codebase/lint.ts';
import { lockRefusals } from './codebase/lock-file.ts';
import { portRefusals } from './codebase/port-contracts.ts';
import { promiseRefusals } from './codebase/promise-marks.ts';
import { ruleTableRefusals } from './codebase/rule-tables.ts';
import { schemaRefusals } from './codebase/schema-rules.ts';
import { textWriteRefusals } from './codebase/text-writes.ts';
import { trespasses } from './codebase/trespasses.ts';
import { unusedRefusals } from './codebase/unused.ts';
import { wiringRefusals } from './codebase/wirings.ts';
import { wordRefusals } from './codebase/word-rules.ts';
import { typeErrors } from './codebase/environments.ts';
import { lintContract } from './openapi/lint-contract.ts';
import { lintSockets } from './openapi/lint-sockets.ts';

const machines: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  types: () => typeErrors(),
  rooms: () => trespasses(),
  words: () => [...wordRefusals(), ...nameRefusals(), ...promiseRefusals()],
  rules: () => codebaseRefusals(),
  wirings: () => wiringRefusals(),
  ports: () => portRefusals(),
  texts: () => textWriteRefusals(),
  codes: () => codeRefusals(),
  tables: () => ruleTableRefusals(),
  schema: () => schemaRefusals(),
  figures: () => figureRefusals(),
  lock: () => lockRefusals(),
  lint: () => lintRefusals(),
  styles: () => styleRefusals(),
  layout: () => layoutRefusals(),
  unused: () => unusedRefusals(),
  contracts: async () => {
    const refusals = [...(await lintContract()), ...(await lintSockets())];
    return refusals.length > 0 ? refusals : versionRefusals();
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => name !== '--fix' && !machines[name]);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' and no ')} here; ask for ${Object.keys(machines).join(', ')} or --fix.`);
  process.exit(1);
}

const start = performance.now();
const chosen = Object.entries(machines).filter(([name]) => !wanted.some((one) => machines[one]) || wanted.includes(name));
if (wanted.includes('--fix')) layOut();
if (!(await generateContract())) process.exit(1);

// Ended from outside, it ends the compiler, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let refused = 0;
const looks: Promise<void>[] = [];
for (const [name, machine] of chosen) {
  looks.push(look(name, machine));
  // What is found so far is printed before the next one begins. The compiler has its own processes and works while the others look.
  await setImmediate();
}
await Promise.all(looks);
console.log(refused === 0 ? `No findings. (${seconds(start)})` : `${refused} ${refused === 1 ? 'thing' : 'things'} to put right. (${seconds(start)})`);
process.exitCode = Number(refused > 0);

async function look(name: string, machine: () => string[] | Promise<string[]>): Promise<void> {
  const begun = performance.now();
  const found = machine();
  if (!Array.isArray(found)) console.log(`${name}: under way …`);
  const refusals = await found;
  refused += refusals.length;
  console.log(`${name}: ${refusals.length === 0 ? 'in order' : `${refusals.length} refused`} (${seconds(begun)})`);
  for (const refusal of refusals) console.log(`  ${refusal.replaceAll('\n', '\n  ')}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
