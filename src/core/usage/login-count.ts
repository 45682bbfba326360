import type { LoginResult } from '../login/login-outcome.ts';
import type { Provider } from '../providers/provider.ts';
import { loginEntity, loginWays, type LoginOutcome, type LoginWay, type UsageCount } from './usage-counts.ts';

/** The count of an attempt to log in. It says the way and the outcome, and nobody. */
export const loginCount = (way: Provider | LoginWay, outcome: LoginOutcome): UsageCount => ({
  kind: 'login',
  entity: loginEntity,
  way: loginWays.find((known) => known === way) ?? 'other',
  outcome,
});

/** The count of a login whose outcome its marker gave. */
export const outcomeCount = ({ event, provider }: LoginResult): UsageCount => loginCount(provider, event === 'userLogin' ? 'done' : 'failed');
