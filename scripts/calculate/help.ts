// The help that `npm run calculate -- --help` prints.
import { calculators, type Calculator } from './functions.ts';
import type { Field, Shape, Shapes } from './shapes.ts';

export function generalHelp(shapes: Shapes): string {
  const names = Object.entries(calculators).map(([name, { input }]) => `  ${name.padEnd(18)} ${shapes.object(input).says}`);
  return `Counts with Indian pay, tax and labour rules, and prints the answer as JSON.

  npm run calculate -- incomeTax '{"taxableIncome": 1240000}'
  npm run calculate -- incomeTax --file questions.json    a list of questions; prints a list of {"answer": …} or {"error": "…"}
  npm run calculate -- --file questions.json              the same, of {"function": "incomeTax", "input": {…}}
  npm run calculate -- incomeTax --help                   what it takes and gives, with an example

${names.join('\n')}

Amounts are rupees, as a number or as people write them ("12L", "1.2cr", "12,00,000"; without a unit they are rupees);
days are 2026-04-01, months 2026-04, states as in "Tamil Nadu" or "TN".
Every answer has "lines", each step with the rule it came from, and "warnings". Amounts in it are rupees with at most two
decimals, or four where the law rounds only later. Bad input ends with 1 and one sentence.`;
}

export function helpOn(name: string, { input, output, example }: Calculator, shapes: Shapes): string {
  const question = shapes.object(input);
  const answer = output === undefined ? '' : `\n\nIt gives\n${described(shapes.object(output).fields, 1, [])}`;
  return `${name}: ${question.says}\n\nIt takes\n${described(question.fields, 1, [])}${answer}\n\nExample\n  npm run calculate -- ${name} '${JSON.stringify(example)}'`;
}

function described(fields: readonly Field[], depth: number, seen: readonly string[]): string {
  const indent = '  '.repeat(depth);
  return fields
    .map(({ name, isOptional, says, usual, shape }) => {
      const note = [says, usual === undefined ? '' : `Usually ${usual}.`].filter(Boolean).join(' ');
      const inner = objectIn(shape);
      const below = inner && !seen.includes(inner.name) ? `\n${described(inner.fields, depth + 1, [...seen, inner.name].filter(Boolean))}` : '';
      return `${indent}${name}${isOptional ? '?' : ''}: ${typeText(shape)}${note ? `  — ${note}` : ''}${below}`;
    })
    .join('\n');
}

function objectIn(shape: Shape): (Shape & { readonly kind: 'object' }) | undefined {
  if (shape.kind === 'object') return shape;
  if (shape.kind === 'list') return objectIn(shape.of);
  return shape.kind === 'either' ? shape.of.map(objectIn).find(Boolean) : undefined;
}

function typeText(shape: Shape): string {
  switch (shape.kind) {
    case 'object':
      return shape.name || 'object';
    case 'list':
      return `list of ${typeText(shape.of)}`;
    case 'either':
      return shape.of.map(typeText).join(' or ');
    case 'choice':
      return shape.values.join(' | ');
    default:
      return shape.isSigned ? `${shape.kind}, also negative` : shape.kind;
  }
}
