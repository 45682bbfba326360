// What the doctor finds of texts: which are the host's own, which files are passed over, and what still has to be said.
import type { Operator } from '#core/operator/operator.ts';
import { lookOverTexts } from '#server/adapters/texts/look-over-texts.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

export async function textsFinding(dataDir: string, operator: Operator): Promise<Finding> {
  const { defaults, broken, unknown, waitsFor } = await lookOverTexts(dataDir, operator);
  const [first] = broken;
  if (first) {
    const others = broken.length > 1 ? ` So ${broken.length === 2 ? 'is another file' : `are ${broken.length - 1} other files`}.` : '';
    return wrong('texts', `${first.path} is passed over: ${first.because.replace(/\.$/, '')}.${others}`);
  }
  const said = [
    ...unknown.slice(0, 1).map(({ path, placeholder }) => `${path} has the placeholder {${placeholder}}, which means nothing.`),
    ...(waitsFor.length > 0 ? [`They say that you have not set ${waitsFor.join(', ')}.`] : []),
    ...(defaults.length > 0 ? [`You have not written ${defaults.join(', ')}: the default texts are shown. Read whether they fit.`] : []),
  ];
  if (operator.isDemo && unknown.length === 0) return ok('texts', 'A demo shows the default texts, and its own blog.');
  return said.length > 0 ? look('texts', said.join(' ')) : ok('texts', 'All are your own.');
}
