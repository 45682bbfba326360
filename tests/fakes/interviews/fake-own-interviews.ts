import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { interviewKnownTo, interviewProblems, type InterviewDraft, type OwnInterview } from '#core/interviews/interview-draft.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import { anId } from '#tests/content.ts';
import { FakeKeyedContributions } from '#tests/fakes/contributions/fake-keyed-contributions.ts';
import { OwnContributionWorld } from '#tests/fakes/contributions/own-contribution-world.ts';

/** The stories of an installation in memory by the key that sent them. */
export class OwnInterviewWorld extends OwnContributionWorld<OwnInterview> {
  override idOf({ interviewId }: OwnInterview): string {
    return interviewId;
  }
}

/** The story of one key in memory. */
export class FakeOwnInterviews implements OwnInterviews {
  readonly #keyed: FakeKeyedContributions<OwnInterview>;

  constructor(world: OwnInterviewWorld, publicKey: string) {
    this.#keyed = new FakeKeyedContributions(world, publicKey, 'INTERVIEW');
  }

  async create(companyUrlName: string, draft: InterviewDraft, token: ContributionToken): Promise<OwnInterview> {
    const before = await this.mine();
    if (before) return before;
    const told = publishable(draft);
    const sent = { designation: null, college: null, state: 'submitted', version: 0, moderation: [] } as const;
    return this.#keyed.create(companyUrlName, token, (company) => ({ ...told, ...sent, interviewId: anId('i'), company }));
  }

  async change(interviewId: string, draft: InterviewDraft, version: number): Promise<OwnInterview> {
    return this.#keyed.change(interviewId, version, publishable(draft));
  }

  async remove(interviewId: string): Promise<void> {
    this.#keyed.remove(interviewId);
  }

  async appeal(interviewId: string, text: string): Promise<OwnInterview> {
    return this.#keyed.appeal(interviewId, text);
  }

  async mine(): Promise<OwnInterview | undefined> {
    return this.#keyed.own;
  }
}

/** A story as it is kept. */
function publishable(draft: InterviewDraft): InterviewDraft {
  const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();
  const rounds = draft.rounds.map((round) => ({ ...round, questions: round.questions.map(tidied).filter(Boolean) }));
  const told = interviewKnownTo({ ...draft, rounds, story: draft.story.trim(), tips: draft.tips?.trim() || null });
  if (Object.keys(interviewProblems(told)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return told;
}
