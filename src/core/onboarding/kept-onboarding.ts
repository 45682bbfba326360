import { careerTypes } from '../careers/completeness.ts';
import { fieldsIn, maybeTextIn, numberIn, oneIn, textIn, textListIn } from '../device/kept-value.ts';
import type { CareerDraft, OnboardingFlowDraft, MailDraft, OnboardingDraft } from './onboarding-draft.ts';
import { isStepPosition, sequenceNames } from './sequence.ts';

type Anything = Readonly<Record<string, unknown>>;

/** Ignores drafts of another member and invalid ones. */
export function onboardingIn(value: unknown, userId: string): OnboardingDraft {
  const { userId: owner, draft } = fieldsIn(value);
  if (owner !== userId) return {};
  const { joining, communities, userName, avatarUri, insteadOf, career, mail } = fieldsIn(draft);
  return {
    flow: flowIn(fieldsIn(joining)),
    communities: Array.isArray(communities) ? textListIn(communities) : undefined,
    userName: maybeTextIn(userName),
    avatarUri: maybeTextIn(avatarUri),
    insteadOf: maybeTextIn(insteadOf),
    career: career === undefined ? undefined : careerIn(fieldsIn(career)),
    mail: mailIn(fieldsIn(mail)),
  };
}

/** Undefined when empty. Devices store the flow as “joining”. */
export function keptOnboarding({ flow: joining, ...draft }: OnboardingDraft, userId: string): object | undefined {
  const kept = { ...draft, joining };
  return Object.values(kept).every((part) => part === undefined) ? undefined : { userId, draft: kept };
}

function flowIn({ need, isOpen, isInitial, internalCampaign, openCreatePost, place }: Anything): OnboardingFlowDraft | undefined {
  const known = oneIn(['r', 'w', 'verify', 'edit'] as const, need);
  const { sequence, stepIndex, nestedStepIndex } = fieldsIn(place);
  const name = oneIn(sequenceNames, sequence);
  if (!known || !name) return undefined;
  const stood = { sequence: name, stepIndex: numberIn(stepIndex), nestedStepIndex: numberIn(nestedStepIndex) };
  if (!isStepPosition(stood)) return undefined;
  return {
    need: known,
    isOpen: isOpen === true,
    isInitial: isInitial === true,
    internalCampaign: textIn(internalCampaign),
    openCreatePost: openCreatePost === true,
    place: stood,
  };
}

const careerIn = (career: Anything): CareerDraft => ({
  type: oneIn(careerTypes, career['type']),
  companyName: textIn(career['companyName']),
  collegeName: textIn(career['collegeName']),
  jobProfile: textIn(career['jobProfile']),
  jobLocation: textIn(career['jobLocation']),
  departmentId: numberIn(career['departmentId']),
  industryId: numberIn(career['industryId']),
  roleId: numberIn(career['roleId']),
  tagId: numberIn(career['tagId']),
  courseId: numberIn(career['courseId']),
  specializationId: numberIn(career['specializationId']),
});

function mailIn({ address, code }: Anything): MailDraft | undefined {
  if (typeof address !== 'string') return undefined;
  const { expiresAt, resendAt, triesLeft, sendsLeft } = fieldsIn(code);
  const isUnderWay = typeof expiresAt === 'number';
  return {
    address,
    code: isUnderWay ? { expiresAt, resendAt: numberIn(resendAt), triesLeft: numberIn(triesLeft), sendsLeft: numberIn(sendsLeft) } : undefined,
  };
}
