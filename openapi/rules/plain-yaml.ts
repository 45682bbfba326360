// YAML that every reader understands alike, whether it follows version 1.1 or 1.2.
import { isDeepStrictEqual } from 'node:util';
import { isScalar, parseDocument, visit, type Document } from 'yaml';

/** What is wrong with the YAML itself, each a sentence about the file. */
export function yamlRefusals(name: string, text: string): string[] {
  const today = parseDocument(text, { version: '1.2' });
  if (today.errors.length > 0) return today.errors.map(({ message }) => `${name}: is no YAML (${message.split('\n', 1)[0]}); mend the line.`);
  const before = parseDocument(text, { version: '1.1', merge: false });
  return [...differences(name, today, before), ...unquoted(name, today)];
}

function differences(name: string, today: Document, before: Document): string[] {
  const readBefore = scalarsOf(before);
  return scalarsOf(today).flatMap(({ source, value }, place) =>
    isDeepStrictEqual(value, readBefore[place]?.value)
      ? []
      : [`${name}: \`${source}\` is ${typeof value} to one reader and ${typeof readBefore[place]?.value} to an older one; put it in quotes.`],
  );
}

/** A plain `?`, `:` or `,` inside brackets stops some readers. */
function unquoted(name: string, document: Document): string[] {
  const refusals: string[] = [];
  visit(document, {
    Collection(_key, node) {
      if (!node.flow) return undefined;
      visit(node, {
        Scalar(_at, { type, source }) {
          if (type === 'PLAIN' && /[?:,[\]{}]/.test(source ?? ''))
            refusals.push(`${name}: \`${source}\` stands plain inside brackets, which some readers refuse; put it in quotes.`);
        },
      });
      return visit.SKIP;
    },
  });
  return refusals;
}

function scalarsOf(document: Document): { readonly source: string; readonly value: unknown }[] {
  const scalars: { source: string; value: unknown }[] = [];
  visit(document, {
    Node(_key, node) {
      if (isScalar(node)) scalars.push({ source: node.source ?? '', value: node.value });
    },
  });
  return scalars;
}
