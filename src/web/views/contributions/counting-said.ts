import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { isCounted, type CountedKind } from '#core/persona-keys/issuer-key.ts';

interface Sent {
  readonly kind: ContributionKind;
  readonly key: Pick<ContributionKey, 'counts'>;
}

/** Whether a kind is seen in figures alone, so that there is nothing to wait for where it is not counted. */
const isFiguresAlone = (kind: ContributionKind): boolean => kind === 'salary' || kind === 'benefits';

/** The sentences on when a contribution is seen or counted. Where the device does not know whether it counts, none says so. */
export const whenSaid = ({ kind, key: { counts } }: Sent, when: string): readonly string[] => (isFiguresAlone(kind) && !counts ? [] : [when]);

/** The sentence that a contribution does not count, where that is known. */
export const notCountedSaid = ({ kind, key: { counts } }: Sent, sentences: Readonly<Record<CountedKind, string>>): string | undefined =>
  counts === false && isCounted(kind) ? sentences[kind] : undefined;
