/** Normal distribution function (Abramowitz and Stegun 26.2.17, seven digits). */
export function shareUnder(deviate: number): number {
  const far = 1 / (1 + 0.2316419 * Math.abs(deviate));
  const sum = far * (0.31938153 + far * (-0.356563782 + far * (1.781477937 + far * (-1.821255978 + far * 1.330274429))));
  const beyond = (sum * Math.exp((-deviate * deviate) / 2)) / Math.sqrt(2 * Math.PI);
  return deviate < 0 ? beyond : 1 - beyond;
}

const farthest = 8;
const halvings = 50;

/** Exact inverse of `shareUnder`, by bisection. */
export function deviateAt(share: number): number {
  let [low, high] = [-farthest, farthest];
  for (let done = 0; done < halvings; done += 1) {
    const middle = (low + high) / 2;
    if (shareUnder(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
