// Learns the weights of the scam detector from sentences, and says first how well it does on sentences that it did not learn from.
import { writeFileSync } from 'node:fs';
import { advertised, fineSentences, messages, type Example } from './scams/sentences.ts';
import { isTakenForScam, learn } from './scams/train.ts';
import { weightsFile } from './scams/weights-file.ts';

const help = `npm run train-scams

Learns the weights of the scam detector from scripts/scams/sentences, tests/corpus/chat-messages.list and the fine sentences of tests/corpus, and
writes them to src/core/scams/scam-weights.ts; and those of advertisements from tests/corpus/known-advertisements.tsv, to src/core/jobs/job-scam-weights.ts. Before that it learns five times, each time without another fifth of the messages, and says of
every file how many of its messages are taken for scams by weights that were learned without them.

To teach it more, add a sentence in a line to a file in scripts/scams/sentences, or a file: with a number first, and -scams.txt or -normal.txt at
the end of its name.`;

const folds = 5;

interface Detector {
  readonly name: 'chatScams' | 'jobScams';
  readonly file: string;
  readonly examples: () => readonly Example[];
  readonly fine: () => readonly Example[];
  /** Required margin, higher in chats, where false alarms are worse than missed scams. */
  readonly needed: number;
  readonly texts: string;
  readonly sources: string;
}

const detectors: readonly Detector[] = [
  {
    name: 'chatScams',
    file: 'src/core/scams/scam-weights.ts',
    examples: messages,
    fine: fineSentences,
    needed: 0.35,
    texts: 'messages',
    sources: '`scripts/scams/sentences`, `tests/corpus/chat-messages.list` and the fine sentences of `tests/corpus`',
  },
  {
    name: 'jobScams',
    file: 'src/core/jobs/job-scam-weights.ts',
    examples: advertised,
    fine: () => [],
    needed: -0.25,
    texts: 'advertisements',
    sources: '`tests/corpus/known-advertisements.tsv`',
  },
];

interface Judged extends Example {
  readonly isTaken: boolean;
}

/** Judges each message with weights learned without it. */
function judged(all: readonly Example[], fine: readonly Example[], needed: number): readonly Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const learned = learn([...all.filter((_example, index) => index % folds !== fold), ...fine], needed);
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

function train({ name, file, examples, fine: others, needed, texts, sources }: Detector): void {
  const [all, fine] = [examples(), others()];
  const results = judged(all, fine, needed);
  for (const set of new Set(all.map((example) => example.set)))
    console.log(
      lineOf(
        set,
        results.filter((result) => result.set === set),
      ),
    );
  console.log(lineOf(`all ${texts}`, results));
  const [scams, normal] = [results.filter(({ isScam }) => isScam), results.filter(({ isScam }) => !isScam)];
  const learned = learn([...all, ...fine], needed);
  const comment = [
    `The weights of the detector of scams in ${texts} (see \`ScamWeights\`). \`npm run train-scams\` writes this file: run it where sentences or features change.`,
    `They are learned from ${inFigures(scams.length)} scams and ${inFigures(normal.length + fine.length)} others of ${sources},`,
    `all written for Daftar. Learned from four fifths of the ${texts}, they find ${share(scams)} of the scams in the last, and take`,
    `${share(normal)} of the others there for scams.`,
  ];
  writeFileSync(file, weightsFile(name, learned, comment));
  console.log(`${inFigures(learned.steps.size)} weights are in ${file}.\n`);
}

if (process.argv.includes('--help')) console.log(help);
else for (const detector of detectors) train(detector);
