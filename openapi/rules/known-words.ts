// The words of this codebase in a contract (`x-…`): one that nobody reads is a slip, and says nothing.
import { entriesOf, type ContractFile } from './shared-parts.ts';

const words =
  'adds-one after asked-by bots bound by-nobody by-page cache-seconds called-by changes clears-cache counts counts-as credential custom-query ends-session event filters for-guests given-out ' +
  'goes-with gone idempotent ignores-unknown-query kept-for lists made-up mailed-by max-bytes may-wait names once one-body open-to-banned open-to-nameless open-to-resting own ' +
  'proves-login quiet rate-limit recorded renews reported-as same-for-all says-ban shows sorted-by timeout-seconds unasked way-in without-muted';
const known: ReadonlySet<string> = new Set(words.split(' ').map((word) => `x-${word}`));

const holdsNames = new Set(['headers', 'properties', 'links']);
const holdsValues = new Set(['example', 'examples', 'default', 'enum', 'const']);

interface UnknownWord {
  readonly pointer: string;
  readonly message: string;
}

export const unknownWords = ({ document }: Pick<ContractFile, 'document'>): UnknownWord[] => unknownIn(document, '#', false);

function unknownIn(value: unknown, pointer: string, areNames: boolean): UnknownWord[] {
  return entriesOf(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (areNames) return unknownIn(inner, at, false);
    if (key.startsWith('x-'))
      return known.has(key) ? [] : [{ pointer, message: `says ${key}, which nobody reads: write one of ${[...known].join(', ')}, or drop it.` }];
    return holdsValues.has(key) ? [] : unknownIn(inner, at, holdsNames.has(key));
  });
}
