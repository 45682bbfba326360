// Learns the weights of the scam detector from sentences, and says first how well it does on sentences that it did not learn from.
import { writeFileSync } from 'node:fs';
import { fineSentences, messages, type Example } from './scams/sentences.ts';
import { isTakenForScam, learn } from './scams/train.ts';
import { weightsFile } from './scams/weights-file.ts';

const help = `npm run train-scams

Learns the weights of the scam detector from scripts/scams/sentences, tests/corpus/chat-messages.ts and the fine sentences of tests/corpus, and
writes them to src/core/scams/scam-weights.ts. Before that it learns five times, each time without another fifth of the messages, and says of
every file how many of its messages are taken for scams by weights that were learned without them.

To teach it more, add a sentence in a line to a file in scripts/scams/sentences, or a file: with a number first, and -scams.txt or -normal.txt at
the end of its name.`;

const file = 'src/core/scams/scam-weights.ts';
const folds = 5;

interface Judged extends Example {
  readonly isTaken: boolean;
}

/** Every message, with what weights say of it that were learned without it. */
function judged(all: readonly Example[], fine: readonly Example[]): readonly Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const learned = learn([...all.filter((_example, index) => index % folds !== fold), ...fine]);
    const leftOut = all.filter((_example, index) => index % folds === fold);
    return leftOut.map((example) => ({ ...example, isTaken: isTakenForScam(learned, example) }));
  }).flat();
}

const share = (list: readonly Judged[]): string => `${((100 * list.filter((one) => one.isTaken).length) / list.length).toFixed(1)} %`;

function lineOf(name: string, list: readonly Judged[]): string {
  const [scams, normal] = [list.filter(({ isScam }) => isScam), list.filter(({ isScam }) => !isScam)];
  const parts = [
    scams.length > 0 ? `${share(scams).padStart(7)} of ${scams.length} scams found` : '',
    normal.length > 0 ? `${share(normal).padStart(7)} of ${normal.length} normal messages taken for scams` : '',
  ];
  return `${name.padEnd(20)}${parts.filter(Boolean).join(', ')}`;
}

const inFigures = (count: number): string => count.toLocaleString('en');

function train(): void {
  const [all, fine] = [messages(), fineSentences()];
  const results = judged(all, fine);
  for (const name of new Set(all.map(({ set }) => set)))
    console.log(
      lineOf(
        name,
        results.filter(({ set }) => set === name),
      ),
    );
  console.log(lineOf('all', results));
  const [scams, normal] = [results.filter(({ isScam }) => isScam), results.filter(({ isScam }) => !isScam)];
  const learned = learn([...all, ...fine]);
  const comment = [
    'The weights of the scam detector, packed (see `unpackedWeights`). `npm run train-scams` writes this file: run it where sentences or features change.',
    `They are learned from ${inFigures(scams.length)} scams and ${inFigures(normal.length)} normal messages in \`scripts/scams/sentences\` and \`tests/corpus/chat-messages.ts\`, and ${inFigures(fine.length)} fine`,
    `sentences of \`tests/corpus\`, all written for Daftar. Learned from four fifths of the messages, they find ${share(scams)} of the scams in the last, and take`,
    `${share(normal)} of its normal messages for scams.`,
  ];
  writeFileSync(file, weightsFile(learned, comment));
  console.log(`${inFigures(learned.steps.size)} weights are in ${file}.`);
}

if (process.argv.includes('--help')) console.log(help);
else train();
