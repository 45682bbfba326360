import { lineOf } from '../administration/form-line.ts';
import { plainText } from '../content/plain-text.ts';
import type { Award, Leader, ProfileDraft } from './company-profile.ts';

/** Removes markup, invisible signs and empty texts, with news newest first. */
export function tidiedProfile(draft: ProfileDraft): ProfileDraft {
  const { leadershipMessage: message } = draft;
  return {
    isClaimed: draft.isClaimed,
    mission: textOrNull(draft.mission),
    vision: textOrNull(draft.vision),
    overview: draft.overview.map(plainText).filter((text) => text !== ''),
    awards: draft.awards.map(tidiedAward),
    thirdPartyAwards: draft.thirdPartyAwards.map(tidiedAward),
    leadership: draft.leadership.map(tidiedLeader),
    leadershipMessage: message && { ...tidiedLeader(message), text: plainText(message.text) },
    faq: draft.faq.map(({ question, answer }) => ({ question: lineOf(question), answer: plainText(answer) })),
    customSections: draft.customSections.map(({ title, text, picture }) => ({ title: lineOf(title), text: plainText(text), picture })),
    lifeAtCompany: draft.lifeAtCompany.map(({ template, title, pictures }) => ({
      template,
      title: lineOf(title),
      pictures: pictures.map(({ url, caption }) => ({ url, caption: lineOf(caption) })),
    })),
    videos: draft.videos.map(({ title, videoId, summary }) => ({ title: lineOf(title), videoId, summary: plainText(summary) })),
    updates: draft.updates
      .map(({ day, title, text }) => ({ day, title: lineOf(title), text: plainText(text) }))
      .toSorted((one, other) => (one.day < other.day ? 1 : -Number(one.day > other.day))),
  };
}

const textOrNull = (text: string | null): string | null => (text === null ? null : plainText(text)) || null;

const tidiedAward = ({ name, by, year }: Award): Award => ({ name: lineOf(name), by: lineOf(by), year });

const tidiedLeader = ({ name, role, photo }: Leader): Leader => ({ name: lineOf(name), role: lineOf(role), photo });
