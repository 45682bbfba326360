// The file of the weights, as the detector imports it.
import { unpackedWeights } from '#core/scams/scam-score.ts';
import { buckets } from '#core/scams/scam-weights.ts';
import type { Learned } from './train.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const lineLength = 150;

/** The text of `scam-weights.ts` with these weights, below a comment of these lines. */
export function weightsFile({ steps, step, leaning }: Learned, comment: readonly string[]): string {
  const packed = packedSteps(steps);
  return `/**
${comment.map((line) => ` * ${line}`).join('\n')}
 */
export const packedWeights = \`
${packed.replace(new RegExp(`.{${lineLength}}(?=.)`, 'g'), '$&\n')}
\`.replaceAll('\\n', '');

/** How many weights there are; the others are nought. */
export const weightCount = ${steps.size};
/** What one step of a weight is worth. */
export const weightStep = ${Number(step.toFixed(5))};
/** How much every message looks like a scam before it is read, less what is needed to call it one. */
export const scamLeaning = ${Number(leaning.toFixed(4))};
/** The buckets over which features are spread. */
export const buckets = ${buckets.toLocaleString('en').replaceAll(',', '_')};
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
