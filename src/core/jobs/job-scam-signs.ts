import { cuesOf, scamFeatures } from '../scams/scam-features.ts';
import { scamScore } from '../scams/scam-score.ts';
import { upiHandle } from '../scams/scam-words.ts';
import { readMessage, type ReadMessage } from '../scams/scam-text.ts';
import * as words from './job-scam-words.ts';
import { jobScams } from './job-scam-weights.ts';
import { isFarAboveUsual, timesUsual } from './usual-pay.ts';

/**
 * What job scams have in common (F-25): a fee or a deposit for the job, a payment address, a mailbox or a site that anyone can open for free, a chat app in place of a way to apply,
 * secrets and accounts that no employer asks for, pay far above the market, and else how it sounds.
 */
export const jobScamKinds = ['fee', 'deposit', 'payment-id', 'free-address', 'off-platform', 'secret', 'pay-above-market', 'other'] as const;
export type JobScamSign = (typeof jobScamKinds)[number];

/** What an advertisement says. Pays are rupees a year. */
export interface AdvertisedFacts {
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  /** What is usual for such work, of the figures that are published; null where none is. */
  readonly marketMedian: number | null;
}

/** What is taken for usual where pay by the day is beside words of a scam and no figure is published, and the working days of a year. */
const usualMarket = 260_000;
const workingDays = 300;

/**
 * The signs of a scam in an advertisement, in the order of their kinds; none where it looks honest. A plain demand is a sign in whatever words it is wrapped; else learned weights tell
 * whether its words are those of a scam. It warns: a scam in words that it does not know passes.
 */
export function jobScamSigns(facts: AdvertisedFacts): readonly JobScamSign[] {
  const read = sentencesOf(facts).map((sentence) => signsIn(sentence, facts));
  const plain = read.flatMap((signs) => signs.plain);
  const score = plain.length === 0 ? scoreOf(facts) : 0;
  const heard = score > scoreBeside ? read.flatMap(({ likely }) => likely) : [];
  const seen = new Set([...signsOfWay(facts), ...(paysTooMuch(facts) ? ['pay-above-market' as const] : []), ...plain, ...heard]);
  return seen.size === 0 && score > scoreAlone ? ['other'] : jobScamKinds.filter((kind) => seen.has(kind));
}

/** The scores from which on the sound is a sign beside what may be one, and alone. Honest texts on fees and deposits come near to 0.6, scams lie far above. */
const scoreBeside = 0.3;
const scoreAlone = 0.7;

/** A long description is read in pieces, so that nothing hides behind honest words. */
const pieceLength = 1_500;

/** How much the words of an advertisement sound like a scam; above zero more than not. A sentence that says what is not asked sounds like one, and is none. */
function scoreOf({ title, description }: AdvertisedFacts): number {
  const heard = sentencesOf({ description })
    .filter((sentence) => !words.denied.test(readMessage(sentence).said))
    .join('\n');
  const pieces = Array.from({ length: Math.max(1, Math.ceil(heard.length / pieceLength)) }, (_, at) =>
    heard.slice(at * pieceLength, (at + 1) * pieceLength + pieceLength / 5),
  );
  const scores = pieces.map((piece) => {
    const message = readMessage(`${title}. ${piece}`);
    return scamScore(scamFeatures(message.tokens, cuesOf(message)), jobScams);
  });
  return Math.max(...scores);
}

const sentencesOf = ({ description }: Pick<AdvertisedFacts, 'description'>): readonly string[] =>
  description.replaceAll(/(?<=\b(?:rs|no))\./gi, ' ').split(/(?<=[.!?।])\s+|\n+/u);

/** The signs in a sentence: those of a plain demand, and those that count where the whole sounds like a scam. */
interface SentenceSigns {
  readonly plain: readonly JobScamSign[];
  readonly likely: readonly JobScamSign[];
}

function signsIn(sentence: string, { marketMedian }: AdvertisedFacts): SentenceSigns {
  const message = readMessage(sentence);
  const { said } = message;
  const [, amount = '', thousands] = words.daily.exec(said) ?? [];
  const daily = Number(amount) * (thousands ? 1_000 : 1);
  const paidDaily = daily * workingDays >= timesUsual * (marketMedian ?? usualMarket) ? (['pay-above-market'] as const) : [];
  const chat = words.onlyByChat.test(said) ? (['off-platform'] as const) : [];
  if (words.ofWork.test(said) || words.denied.test(said)) return { plain: chat, likely: paidDaily };
  const { isFee, isAsked } = feeIn(said.replaceAll(words.earned, ' '));
  const isSecret = (words.plainSecret.test(said) && words.toSend.test(said)) || words.lendsAccount.test(said);
  return {
    plain: [...(isFee ? moneyIn(message) : []), ...(isSecret ? (['secret'] as const) : []), ...chat],
    likely: [
      ...(isAsked ? moneyIn(message) : []),
      ...(words.byChat.test(said) ? ['off-platform' as const] : []),
      ...(words.secrets.test(said) && words.toSend.test(said) ? ['secret' as const] : []),
      ...paidDaily,
    ],
  };
}

/** Tells of a sentence without the pay that it names whether it demands money, and whether it may. */
function feeIn(said: string): { readonly isFee: boolean; readonly isAsked: boolean } {
  const isSum = words.moneyAmount.test(said);
  const isFee = isSum && (words.feeForJob.test(said) || words.sumForJob.test(said)) && words.demanded.test(said);
  return { isFee, isAsked: isFee || words.namedFee.test(said) || (isSum && (words.feeForJob.test(said) || words.toPay.test(said))) };
}

/** What is asked of money, and where it is to be paid. */
const moneyIn = ({ said, written }: ReadMessage): readonly JobScamSign[] => [
  words.deposit.test(said) ? 'deposit' : 'fee',
  ...(words.paymentPlace.test(written) || upiHandle.test(written) ? (['payment-id'] as const) : []),
];

/** What an application goes to. */
function signsOfWay({ applyUrl, description }: AdvertisedFacts): readonly JobScamSign[] {
  if (words.freeMailbox.test(/^mailto:/i.test(applyUrl) ? applyUrl : description) || words.freeSite.test(applyUrl)) return ['free-address'];
  return words.hiddenWay.test(applyUrl) ? ['off-platform'] : [];
}

const paysTooMuch = ({ payFrom: from, payTo: to, marketMedian }: AdvertisedFacts): boolean =>
  marketMedian !== null && isFarAboveUsual({ from, to }, marketMedian);

/** The signs that were found when an advertisement came in, with that of its pay where figures of today show it. */
export const signsWith = (signs: readonly JobScamSign[], exceeded: object | null): readonly JobScamSign[] =>
  exceeded === null ? signs : jobScamKinds.filter((kind) => kind === 'pay-above-market' || signs.includes(kind));
