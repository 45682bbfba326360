import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { routes as eligibility } from '#contract/generated/eligibility.ts';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { Clock } from '#core/clock.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { MemberNudges } from '#core/nudges/member-nudges.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { httpBrowsingHistories } from '#web/adapters/browsing-history/http-browsing-histories.ts';
import { httpContributionPrompts } from '#web/adapters/contributions/http-contribution-prompts.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { httpMemberNudges } from '#web/adapters/nudges/http-member-nudges.ts';
import { PromptRests } from '#web/stores/contributions/prompt-rests.ts';
import { HomePromptStore } from '#web/stores/home/home-prompt-store.ts';
import { homePromptWords } from '#web/words/nudges/home-prompt-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { contributionBindings } from '../kinds/contribution-bindings.ts';

export { HomePrompt as Overlay } from '#web/views/home/HomePrompt.tsx';

export const words = [homePromptWords];

export const bindings = [
  ...contributionBindings,
  onDevice(Nudges, BrowserNudges),
  overHttp(MemberNudges, httpMemberNudges, eligibility),
  overHttp(ContributionPrompts, httpContributionPrompts, aggregation),
  overHttp(BrowsingHistories, httpBrowsingHistories, aggregation),
  store(PromptRests, [UserStorage, Clock]),
  store(HomePromptStore, [Nudges, MemberNudges, ContributionPrompts, BrowsingHistories, ContributionKeys, PromptRests, Clock]),
];
