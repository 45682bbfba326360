// YAML that every reader understands alike, whether it follows version 1.1 or 1.2.
import { isDeepStrictEqual } from 'node:util';
import { isScalar, parseDocument, visit, type Document } from 'yaml';

/** Control characters except tab and line ends, and separators that older readers take for line ends. */
const unprintable = /[^\P{Cc}\t\n\r]|[\u2028\u2029\uFEFF]/u;

export function yamlRefusals(name: string, text: string): string[] {
  const today = parseDocument(text, { version: '1.2' });
  // What follows the first error is mostly its consequence.
  const [error] = today.errors;
  if (error) return [`${name}: is no YAML (${error.message.split('\n', 1)[0]}); mend the line.`];
  const before = parseDocument(text, { version: '1.1', merge: false });
  return [...controlCharacters(name, text), ...differences(name, today, before), ...unquoted(name, today)];
}

/** Raw control characters stop strict YAML readers. */
function controlCharacters(name: string, text: string): string[] {
  return text.split('\n').flatMap((line, place) => {
    const [sign] = unprintable.exec(line) ?? [];
    if (sign === undefined) return [];
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [`${name}, line ${place + 1}: holds the raw control character U+${code}, which other readers refuse; escape it in double quotes.`];
  });
}

function differences(name: string, today: Document, before: Document): string[] {
  const readBefore = scalarsOf(before);
  return scalarsOf(today).flatMap(({ source, value }, place) =>
    isDeepStrictEqual(value, readBefore[place]?.value)
      ? []
      : [`${name}: \`${source}\` is ${typeof value} to one reader and ${typeof readBefore[place]?.value} to an older one; put it in quotes.`],
  );
}

/** Plain `?`, `:` or `,` inside brackets stops some readers. */
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
