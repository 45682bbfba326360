import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Content of an unsubscribe link, sealed so that it names nobody to others. */
export interface Ending {
  readonly accountId: string;
  readonly topic: SubscriptionTopic;
  readonly until: number;
}

const purpose = 'unsubscription';

export const endingToken = (secrets: Pick<Secrets, 'seal'>, ending: Ending): string => secrets.seal(purpose, ending);

export const endingIn = (secrets: Pick<Secrets, 'unseal'>, token: string): Ending | undefined => secrets.unseal(purpose, token) as Ending | undefined;
