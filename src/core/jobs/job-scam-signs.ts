import { readMessage } from '../scams/scam-text.ts';
import * as words from './job-scam-words.ts';

/**
 * What job scams have in common (F-25): a fee or a deposit for the job, a payment address, a mailbox or a site that anybody can open for free, a chat app in place of a way to apply,
 * secrets and accounts that no employer asks for, and pay far above the market.
 */
export const jobScamKinds = ['fee', 'deposit', 'payment-id', 'free-address', 'off-platform', 'secret', 'pay-above-market'] as const;
export type JobScamSign = (typeof jobScamKinds)[number];

/** What an advertisement says. Pays are rupees a year. */
export interface AdvertisedFacts {
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  /** The median of the market for such work; null where nobody knows it. */
  readonly marketMedian: number | null;
}

/** How many times the market an advertisement may promise, what is taken for the market where nobody knows it, and the working days of a year. */
const mostTimesMarket = 3.5;
const usualMarket = 260_000;
const workingDays = 300;

/** The signs of a scam in an advertisement, in the order of their kinds; none where it looks honest. Its sentences are read one by one. It warns: a scam in words that it does not know passes. */
export function jobScamSigns(facts: AdvertisedFacts): readonly JobScamSign[] {
  const seen = new Set([
    ...sentencesOf(facts).flatMap((sentence) => signsIn(sentence, facts)),
    ...signsOfWay(facts),
    ...(paysTooMuch(facts) ? ['pay-above-market' as const] : []),
  ]);
  return jobScamKinds.filter((kind) => seen.has(kind));
}

const sentencesOf = ({ title, description }: AdvertisedFacts): readonly string[] => [
  title,
  ...description.replaceAll(/(?<=\b(?:rs|no))\./gi, ' ').split(/(?<=[.!?।])\s+|\n+|\s[•●▪✅👉]\s?/u),
];

function signsIn(sentence: string, facts: AdvertisedFacts): readonly JobScamSign[] {
  const { said, written } = readMessage(sentence);
  if (words.refusing.test(said) || words.ofScams.test(said)) return [];
  const isAsked = asksForMoney(said);
  return [
    ...(isAsked ? [words.deposit.test(said) ? ('deposit' as const) : ('fee' as const)] : []),
    ...(isAsked && words.paymentPlace.test(written) ? ['payment-id' as const] : []),
    ...(asksForSecrets(said) || words.lendsAccount.test(said) ? ['secret' as const] : []),
    ...(words.onlyByChat.test(said) ? ['off-platform' as const] : []),
    ...(earnsTooMuch(said, facts) ? ['pay-above-market' as const] : []),
  ];
}

/** Money that the one who applies has to pay, and not what customers pay or what is paid to them. */
function asksForMoney(said: string): boolean {
  const isPaid = words.toPay.test(said);
  if (!words.amount.test(said) && !(words.namedFee.test(said) && isPaid)) return false;
  const isForJob = words.feeForJob.test(said) || (isPaid && words.forJob.test(said)) || words.prepaid.test(said);
  if (!isForJob || (isPaid && words.candidate.test(said))) return isForJob;
  return !words.ofOthers.test(said) && (!words.paidToThem.test(said) || words.comesBack.test(said));
}

const asksForSecrets = (said: string): boolean =>
  words.secrets.test(said) && words.toSend.test(said) && words.theirOwn.test(said) && (!words.work.test(said) || words.candidate.test(said));

/** Earnings by the day that nobody pays for such work. */
function earnsTooMuch(said: string, { marketMedian }: AdvertisedFacts): boolean {
  const [, amount = '', thousands] = words.daily.exec(said) ?? [];
  const daily = Number(amount) * (thousands ? 1_000 : 1);
  return daily * workingDays > mostTimesMarket * (marketMedian ?? usualMarket);
}

/** What an application goes to. */
function signsOfWay({ applyUrl, description }: AdvertisedFacts): readonly JobScamSign[] {
  if (/^mailto:/i.test(applyUrl) ? words.freeMail.test(applyUrl) : words.applyByMail.test(description)) return ['free-address'];
  if (words.freeSite.test(applyUrl)) return ['free-address'];
  return words.hiddenWay.test(applyUrl) ? ['off-platform'] : [];
}

function paysTooMuch({ payFrom, payTo, marketMedian }: AdvertisedFacts): boolean {
  const promised = payFrom ?? payTo;
  return promised !== null && marketMedian !== null && promised > mostTimesMarket * marketMedian;
}
