import { cuesOf, scamFeatures } from '../scams/scam-features.ts';
import { scamScore } from '../scams/scam-score.ts';
import { readMessage } from '../scams/scam-text.ts';
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
 * The signs of a scam in an advertisement, in the order of their kinds; none where it looks honest. Learned weights tell whether its words are those of one, beside where one applies and
 * what it promises. It warns: a scam in words that it does not know passes.
 */
export function jobScamSigns(facts: AdvertisedFacts): readonly JobScamSign[] {
  const certain = [...signsOfWay(facts), ...(paysTooMuch(facts) ? ['pay-above-market' as const] : [])];
  if (certain.length === 0 && !soundsLikeScam(facts)) return [];
  const seen = new Set([...certain, ...sentencesOf(facts).flatMap((sentence) => signsIn(sentence, facts))]);
  return seen.size === 0 ? ['other'] : jobScamKinds.filter((kind) => seen.has(kind));
}

/** A long description is read in pieces, so that nothing hides behind honest words. */
const pieceLength = 1_500;

function soundsLikeScam({ title, description }: AdvertisedFacts): boolean {
  const pieces = Array.from({ length: Math.max(1, Math.ceil(description.length / pieceLength)) }, (_, at) =>
    description.slice(at * pieceLength, (at + 1) * pieceLength + pieceLength / 5),
  );
  return pieces.some((piece) => {
    const message = readMessage(`${title}. ${piece}`);
    return scamScore(scamFeatures(message.tokens, cuesOf(message)), jobScams) > 0;
  });
}

const sentencesOf = ({ description }: AdvertisedFacts): readonly string[] => description.replaceAll(/(?<=\b(?:rs|no))\./gi, ' ').split(/(?<=[.!?।])\s+|\n+/u);

/** What a sentence of such an advertisement is about. */
function signsIn(sentence: string, { marketMedian }: AdvertisedFacts): readonly JobScamSign[] {
  const { said, written } = readMessage(sentence);
  const isAsked = words.namedFee.test(said) || (words.moneyAmount.test(said) && (words.feeForJob.test(said) || words.toPay.test(said)));
  const [, amount = '', thousands] = words.daily.exec(said) ?? [];
  const daily = Number(amount) * (thousands ? 1_000 : 1);
  return [
    ...(isAsked ? [words.deposit.test(said) ? ('deposit' as const) : ('fee' as const)] : []),
    ...(isAsked && words.paymentPlace.test(written) ? ['payment-id' as const] : []),
    ...(words.byChat.test(said) ? ['off-platform' as const] : []),
    ...((words.secrets.test(said) && words.toSend.test(said)) || words.lendsAccount.test(said) ? ['secret' as const] : []),
    ...(daily * workingDays >= timesUsual * (marketMedian ?? usualMarket) ? ['pay-above-market' as const] : []),
  ];
}

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
