import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import { communityName } from '#core/communities/community.ts';
import { beginningOf } from '#core/content/beginning.ts';
import type { Language } from '#core/device/preferences.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { stepped } from '#core/figures/counts.ts';
import { payRangeText, payText } from '#core/figures/salary-text.ts';
import { drawnText } from '#core/navigation/drawn-text.ts';
import type { LinkCardOf } from '#core/navigation/link-card.ts';
import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import type { JobPay, SalaryFigures } from '#core/salaries/salary-figures.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { saidIn } from '#words/words.ts';

type LinkCardWords = ReturnType<typeof saidIn<'linkCards'>>;

/** Ports read as a guest, so a preview reveals nothing beyond its page. */
export interface CardPorts {
  readonly companies: Pick<Companies, 'header'>;
  readonly salaries: Pick<Salaries, 'ofJob' | 'ofDesignation'>;
  readonly questions: Pick<Questions, 'one'>;
  readonly posts: Pick<Posts, 'at'>;
}

export interface LinkCard {
  readonly about: string;
  readonly title: string;
  readonly finding: string | null;
  readonly note: string | null;
  /** Rating out of five, or tenths, quarters and median of pay in ascending order. */
  readonly figure: { readonly rating: number } | { readonly spread: readonly number[] } | null;
}

/** Returns nothing where nothing can be drawn; fails as its page does. */
export async function linkCardOf(of: LinkCardOf, ports: CardPorts, language: Language): Promise<LinkCard | undefined> {
  const card = await cardOf(of, ports, language, saidIn('linkCards', language));
  const title = card && drawnText(card.title);
  if (!card || title === undefined) return undefined;
  const drawn = (text: string | null): string | null => (text === null ? null : (drawnText(text) ?? null));
  return { title: beginningOf(title, longestTitle), about: drawn(card.about) ?? '', finding: drawn(card.finding), note: drawn(card.note), figure: card.figure };
}

const longestTitle = 140;

async function cardOf(of: LinkCardOf, ports: CardPorts, language: Language, words: LinkCardWords): Promise<LinkCard | undefined> {
  const { companies, salaries, questions, posts } = ports;
  switch (of.kind) {
    case 'company':
      return companyCard(await companies.header(of.urlName), words);
    case 'pay': {
      const { company, designation } = of;
      return payCard(
        company === null ? await salaries.ofDesignation(designation, everyJobPay) : await salaries.ofJob(company, designation, everyJobPay),
        words,
      );
    }
    case 'question':
      return questionCard(await questions.one(of.questionId), words);
    case 'post': {
      const { post, status } = await posts.at(of.postId);
      return post && status === 'LIVE' ? postCard(post, language, words) : undefined;
    }
  }
}

const companyCard = ({ name, infoTags, headquarters, rating, reviewsCount }: CompanyHeader, words: LinkCardWords): LinkCard => ({
  about: [...infoTags.slice(0, 1), headquarters].flatMap((known) => (known === null ? [] : [words.placeOf(known)])).join(', '),
  title: name,
  finding: rating === null ? null : words.rating(rating.toFixed(1)),
  note: reviewsCount === 0 ? words.noRating : words.reviews(stepped(reviewsCount)),
  figure: rating === null ? null : { rating },
});

/** Refuses pay widened to a larger group. */
function payCard({ asked, slice, isWidened }: JobPay, words: LinkCardWords): LinkCard | undefined {
  if (!slice || isWidened || !asked.designation) return undefined;
  const { figures } = slice;
  const at = (percent: number): number | null => figures.points.find((point) => point.percent === percent)?.amount ?? null;
  const spread = [10, 25, 50, 75, 90].flatMap((percent) => at(percent) ?? []);
  return {
    about: asked.company ? words.payAt(asked.company.name) : words.payEverywhere,
    title: words.jobOf(asked.designation.name),
    finding: payFinding(figures, at(25), at(75), words),
    note: [
      ...(at(25) === null ? [] : [words.median(payText(medianPayOf({ figures }), figures.currency, words.units))]),
      words.people(crowdSaid(figures.people)),
      words.newest(figures.newestMonth),
    ].join(' · '),
    figure: spread.length === 5 ? { spread } : null,
  };
}

const payFinding = (figures: SalaryFigures, from: number | null, to: number | null, words: LinkCardWords): string =>
  from === null || to === null
    ? words.median(payText(medianPayOf({ figures }), figures.currency, words.units))
    : payRangeText({ currency: figures.currency, from, to }, words.range, words.units);

const questionCard = ({ text, company, author, companiesCount, answersCount }: AskedQuestion, words: LinkCardWords): LinkCard => ({
  about: author ? words.askedAbout(company.name) : companiesCount > 1 ? words.askedAtMany : words.askedAt(company.name),
  title: text,
  finding: answersCount === 0 ? null : words.answers(answersCount),
  note: answersCount === 0 ? words.noAnswers : null,
  figure: null,
});

const postCard = ({ title, content, community, commentsCount }: Post, language: Language, words: LinkCardWords): LinkCard => ({
  about: communityName(community, language),
  title: title ?? content,
  finding: commentsCount === 0 ? null : words.comments(commentsCount),
  note: commentsCount === 0 ? words.noComments : null,
  figure: null,
});
