import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Content of the unsubscribe link in a message. It is sealed, so that it names nobody to others who see it. */
export interface Ending {
  readonly accountId: string;
  readonly topic: SubscriptionTopic;
  readonly until: number;
}

const purpose = 'unsubscription';

export const endingToken = (secrets: Pick<Secrets, 'seal'>, ending: Ending): string => secrets.seal(purpose, ending);

/** What an unsubscribe link was made for; nothing where it is not ours. */
export const endingIn = (secrets: Pick<Secrets, 'unseal'>, token: string): Ending | undefined => secrets.unseal(purpose, token) as Ending | undefined;
