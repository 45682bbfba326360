import { classOf } from './scam-classes.ts';
import type { ReadMessage } from './scam-text.ts';
import * as words from './scam-words.ts';

export type ScamCue = keyof typeof cues;

const cues = {
  amount: ({ said }: ReadMessage) => words.amount.test(said),
  money: ({ said }: ReadMessage) => words.moneyWords.test(said),
  warning: ({ said }: ReadMessage) => words.warning.test(said),
  reported: ({ said }: ReadMessage) => words.reported.test(said),
  inquiry: ({ said }: ReadMessage) => words.inquiry.test(said) && !words.politely.test(said),
  politely: ({ said }: ReadMessage) => words.politely.test(said),
  own: ({ said }: ReadMessage) => words.ownAffair.test(said),
  place: ({ written }: ReadMessage) => words.upiHandle.test(written) || words.bankPlace.test(written),
  wallet: ({ said }: ReadMessage) => words.wallet.test(said),
  channel: ({ said, written }: ReadMessage) => words.channel.test(said) || words.chatLink.test(written),
  phone: ({ said }: ReadMessage) => words.mobileDigits.test(said),
  mail: ({ written }: ReadMessage) => words.freeMail.test(written),
  link: ({ written }: ReadMessage) => words.shortLink.test(written),
  contact: ({ said }: ReadMessage) => words.contact.test(said),
  key: ({ said }: ReadMessage) => words.keys.test(said),
  paper: ({ said }: ReadMessage) => words.papers.test(said),
} as const;

const isCue = (name: string): name is ScamCue => name in cues;

export const cuesOf = (message: ReadMessage): ReadonlySet<ScamCue> =>
  new Set(Object.keys(cues).filter((name): name is ScamCue => isCue(name) && cues[name](message)));

/** Sorts names so that each pair has one name. */
const pairsOf = (names: ReadonlySet<string>, sign: string): readonly string[] =>
  [...names].flatMap((one) => [...names].filter((other) => one < other).map((other) => sign + one + sign + other));

/** Words, ordered classes within a sentence, words beside classes, and cues alone and in pairs. */
export function scamFeatures(tokens: readonly string[], seen: ReadonlySet<ScamCue>): ReadonlySet<string> {
  const classes = tokens.map(classOf);
  const known = classes.filter((name) => name !== undefined);
  const sentences = known.join(' ').split(/ [.!?] /);
  return new Set([
    ...tokens,
    ...tokens.flatMap((token, at) => (at > 0 ? [`${classes[at - 1] ?? ''}<${token}`, `${tokens[at - 1] ?? ''}>${classes[at] ?? ''}`] : [])),
    ...known.flatMap((name, at) => {
      const [first = '', second = ''] = [known[at - 2], known[at - 1]];
      return [`@${name}`, `@${second} ${name}`, `@${first} ${second} ${name}`, `@${first}_${name}`];
    }),
    ...sentences.flatMap((sentence) => pairsOf(new Set(sentence.split(' ')), '&')),
    ...[...seen].map((cue) => `=${cue}`),
    ...pairsOf(seen, '='),
  ]);
}
