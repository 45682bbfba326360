import type { LoginResult } from '../login/login-outcome.ts';
import type { Provider } from '../providers/provider.ts';
import { loginEntity, loginWays, type LoginOutcome, type LoginWay, type UsageCount } from './usage-counts.ts';

/** Records method and outcome but no person. */
export const loginCount = (way: Provider | LoginWay, outcome: LoginOutcome): UsageCount => ({
  kind: 'login',
  entity: loginEntity,
  way: loginWays.find((known) => known === way) ?? 'other',
  outcome,
});

/** Uses the outcome in the login marker. */
export const outcomeCount = ({ event, provider }: LoginResult): UsageCount => loginCount(provider, event === 'userLogin' ? 'done' : 'failed');
