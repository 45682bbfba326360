import type { DemoConversation } from './demo-conversation.ts';
import { fresherInterview } from './fresher-interview.ts';
import { laptopFee } from './laptop-fee.ts';
import { nightAllowance } from './night-allowance.ts';
import { noticeBuyout } from './notice-buyout.ts';
import { offerSwap } from './offer-swap.ts';
import { strangerRequest } from './stranger-request.ts';
import { twoOffers } from './two-offers.ts';

/** Conversations of the demo visitor with invented people: talks, a request that is one message long, a job scam and a group. */
export const demoConversations: readonly DemoConversation[] = [
  noticeBuyout,
  twoOffers,
  nightAllowance,
  fresherInterview,
  strangerRequest,
  laptopFee,
  offerSwap,
];
