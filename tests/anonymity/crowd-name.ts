import type { Failure } from '#core/failure.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import type { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import type { House } from './crowd-house.ts';

/** Makes the made-up name of a key: its token is issued to the account, and redeemed by the key. Where the name is taken, another is drawn, as a browser does. */
export async function makeName({ under, newName }: House, me: Ports, { publicKey }: PersonaKey, avatarUri: string): Promise<void> {
  const [issuer] = (await me.personaTokens.keys()).items;
  if (!issuer) throw new Error('There is no key that signs tokens.');
  const { blindedMessage, prefix, finalize } = blinded(issuer.publicKey, Buffer.from(publicKey, 'base64url'));
  const signature = finalize(await me.personaTokens.issue({ keyId: issuer.keyId, blindedMessage }));
  const { personaTokens } = under(publicKey);
  const redeem = (): Promise<unknown> =>
    personaTokens
      .redeem({ keyId: issuer.keyId, prefix, signature, avatarUri, userName: newName() })
      .catch((failure: Failure) => (failure.code === 'NAME_TAKEN' ? redeem() : Promise.reject(failure)));
  await redeem();
}
