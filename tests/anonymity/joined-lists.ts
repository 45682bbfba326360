import type { Communities } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import { settleJoined } from '#server/adapters/communities/joined-list.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adapterParts } from '#tests/adapters.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import type { PostServer } from '#tests/post-server.ts';
import { testDeclarations } from '#tests/database.ts';

type Member = ReturnType<PostServer['aMember']>;

/** Browser with one jar, used by several accounts in turn. */
export function aBrowser(server: PostServer, jar = new MemoryJar()) {
  const parts = adapterParts(server);
  const portsFor = adaptersFor(parts);
  const contextOf = ({ caller }: Member) => ({ ...noRequest, caller, jar });
  const scopeOf = (member: Member) => new RequestScope({ ...testDeclarations, ...parts, context: contextOf(member) });
  return {
    jar,
    by: (member: Member): Ports => portsFor(contextOf(member)),
    scopeOf,
    renew: (member: Member) => settleJoined(scopeOf(member), member.caller.member.userId),
  };
}

export const followed = async ({ communities }: { readonly communities: Communities }): Promise<readonly string[]> =>
  (await communities.aggregate('followed')).flatMap((group) => group.communities.map(({ entityId }) => entityId)).toSorted();

export const followersOf = async ({ guest }: PostServer, { type, entityId }: Pick<Community, 'type' | 'entityId'>): Promise<number> =>
  (await guest.communities.at({ type, key: entityId })).topicMeta.followers;

export const sorted = (...communities: readonly Pick<Community, 'entityId'>[]) => communities.map(({ entityId }) => entityId).toSorted();
