import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { declaredKinds, isCrowdPage, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { isCounted, type CountedKind } from '#core/persona-keys/issuer-key.ts';

interface Sent {
  readonly kind: ContributionKind;
  readonly key: Pick<ContributionKey, 'counts'>;
}

/** Sentences on publication and counting, none where counting is unknown. Figures alone await nothing when not counted. */
export const whenSaid = ({ kind, key: { counts } }: Sent, when: string): readonly string[] => (isCrowdPage(declaredKinds[kind].page) && !counts ? [] : [when]);

export const notCountedSaid = ({ kind, key: { counts } }: Sent, kinds: Readonly<Record<CountedKind, { readonly notCounted: string }>>): string | undefined =>
  counts === false && isCounted(kind) ? kinds[kind].notCounted : undefined;
