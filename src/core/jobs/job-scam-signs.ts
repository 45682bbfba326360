import { cuesOf, scamFeatures } from '../scams/scam-features.ts';
import { scamScore } from '../scams/scam-score.ts';
import { upiHandle } from '../scams/scam-words.ts';
import { readMessage, type ReadMessage } from '../scams/scam-text.ts';
import * as words from './job-scam-words.ts';
import { jobScams } from './job-scam-weights.ts';
import { isFarAboveUsual, timesUsual } from './usual-pay.ts';

/** Signs common to job scams (F-25), from fees and secrets to implausible pay. */
export const jobScamKinds = ['fee', 'deposit', 'payment-id', 'free-address', 'off-platform', 'secret', 'pay-above-market', 'other'] as const;
export type JobScamSign = (typeof jobScamKinds)[number];

export interface AdvertisedFacts {
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  readonly marketMedian: number | null;
}

/** Assumed usual pay for suspicious daily-wage offers without published figures, and working days a year. */
const usualMarket = 260_000;
const workingDays = 300;

/** Reports plain demands directly and scores the rest; warns only, as unknown wording passes. */
export function jobScamSigns(facts: AdvertisedFacts): readonly JobScamSign[] {
  const read = sentencesOf(facts).map((sentence) => signsIn(sentence, facts));
  const plain = read.flatMap((signs) => signs.plain);
  const score = plain.length === 0 ? scoreOf(facts) : 0;
  const heard = score > scoreBeside ? read.flatMap(({ likely }) => likely) : [];
  const seen = new Set([...signsOfWay(facts), ...(paysTooMuch(facts) ? ['pay-above-market' as const] : []), ...plain, ...heard]);
  return seen.size === 0 && score > scoreAlone ? ['other'] : jobScamKinds.filter((kind) => seen.has(kind));
}

const demands: readonly JobScamSign[] = ['fee', 'deposit', 'payment-id', 'secret'];

/** Sentences that ask candidates for money or secrets. */
export function demandsIn(facts: AdvertisedFacts): readonly string[] {
  const read = sentencesOf(facts).map((sentence) => ({ said: sentence.trim(), ...signsIn(sentence, facts) }));
  const isDemand = (sign: JobScamSign): boolean => demands.includes(sign);
  const plain = read.filter((signs) => signs.plain.some(isDemand));
  const heard = plain.length === 0 && scoreOf(facts) > scoreBeside ? read.filter(({ likely }) => likely.some(isDemand)) : [];
  return [...plain, ...heard].map(({ said }) => said);
}

/** Score thresholds with and without other signs; honest texts on fees reach nearly 0.6. */
const scoreBeside = 0.3;
const scoreAlone = 0.7;

/** Splits long descriptions so that honest words cannot mask a scam. */
const pieceLength = 1_500;

/** Above zero means probable scam. Denials sound alike and are excluded. */
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

/** Plain demands, and signs that count only in a suspicious text. */
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

/** Demand for money in a sentence, after removing pay. */
function feeIn(said: string): { readonly isFee: boolean; readonly isAsked: boolean } {
  const isSum = words.moneyAmount.test(said);
  const isFee = isSum && (words.feeForJob.test(said) || words.sumForJob.test(said)) && words.demanded.test(said);
  return { isFee, isAsked: isFee || words.namedFee.test(said) || (isSum && (words.feeForJob.test(said) || words.toPay.test(said))) };
}

/** Payments demanded, and where they go. */
const moneyIn = ({ said, written }: ReadMessage): readonly JobScamSign[] => [
  words.deposit.test(said) ? 'deposit' : 'fee',
  ...(words.paymentPlace.test(written) || upiHandle.test(written) ? (['payment-id'] as const) : []),
];

function signsOfWay({ applyUrl, description }: AdvertisedFacts): readonly JobScamSign[] {
  if (words.freeMailbox.test(/^mailto:/i.test(applyUrl) ? applyUrl : description) || words.freeSite.test(applyUrl)) return ['free-address'];
  return words.hiddenWay.test(applyUrl) ? ['off-platform'] : [];
}

const paysTooMuch = ({ payFrom: from, payTo: to, marketMedian }: AdvertisedFacts): boolean =>
  marketMedian !== null && isFarAboveUsual({ from, to }, marketMedian);

/** Adds the pay sign when current figures show it. */
export const signsWith = (signs: readonly JobScamSign[], exceeded: object | null): readonly JobScamSign[] =>
  exceeded === null ? signs : jobScamKinds.filter((kind) => kind === 'pay-above-market' || signs.includes(kind));
