// The file of the weights, as the detector imports it.
import { unpackedWeights } from '#core/scams/scam-score.ts';
import type { Learned } from './train.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const lineLength = 150;

/** The text of a file of weights under this name, below a comment of these lines. */
export function weightsFile(name: string, { steps, step, leaning }: Learned, comment: readonly string[]): string {
  const packed = packedSteps(steps);
  return `import type { ScamWeights } from '${name === 'chatScams' ? './scam-score.ts' : '../scams/scam-score.ts'}';

/*
${comment.map((line) => ` * ${line}`).join('\n')}
 */
export const ${name}: ScamWeights = {
  packed: \`
${packed.replace(new RegExp(`.{${lineLength}}(?=.)`, 'g'), '$&\n')}
\`.replaceAll('\\n', ''),
  count: ${steps.size},
  step: ${Number(step.toFixed(5))},
  leaning: ${Number(leaning.toFixed(4))},
};
`;
}

/** The inverse of `unpackedWeights`. */
function packedSteps(steps: Learned['steps']): string {
  let [packed, last] = ['', -1];
  for (const [bucket, count] of steps) {
    const gap = bucket - last;
    packed += '_'.repeat(Math.floor(gap / 63)) + digits.charAt(gap % 63) + digits.charAt(count + 31);
    last = bucket;
  }
  const isSame = [...unpackedWeights(packed)].join(' ') === [...steps].join(' ');
  if (!isSame) throw new Error('The packed weights are not those that were learned: pack them as unpackedWeights reads them.');
  return packed;
}
