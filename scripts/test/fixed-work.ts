// A fixed piece of work like that of tests and checks: a slow or busy machine makes it dearer by as much as them.
// It prints the processor seconds of the work, and those of its process as a whole.
import { createHash } from 'node:crypto';

const rounds = 36;
const rowsOfRound = 12_000;
const roundsInMemory = 8;

/** Work on more memory than processor caches have. */
function work(): string {
  const hash = createHash('sha256');
  const kept: unknown[] = [];
  let seed = 1;
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (let round = 0; round < rounds; round++) {
    const rows = Array.from({ length: rowsOfRound }, (_, id) => ({ id, name: `row-${next().toString(36)}`, size: next() % 1000, marks: [next(), next()] }));
    const byName = new Map(rows.map((row) => [row.name, row]));
    const sorted = [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
    const text = JSON.stringify(sorted);
    kept[round % roundsInMemory] = JSON.parse(text);
    hash.update(text.replaceAll(/"name":"(\w+)-(\w+)"/g, (_, first: string, second: string) => `${second}:${first}`));
  }
  return `${hash.digest('hex')} ${kept.length}`;
}

const before = process.cpuUsage();
work();
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1_000_000, process.cpuUsage().user / 1_000_000 + process.cpuUsage().system / 1_000_000);
