import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { isCounted, type CountedKind } from '#core/persona-keys/issuer-key.ts';

interface Sent {
  readonly kind: ContributionKind;
  readonly key: Pick<ContributionKey, 'counts'>;
}

/** True for kinds seen in figures only, with nothing to await when not counted. */
const isFiguresAlone = (kind: ContributionKind): boolean => kind === 'salary' || kind === 'benefits';

/** Sentences on publication and counting, none where counting is unknown. */
export const whenSaid = ({ kind, key: { counts } }: Sent, when: string): readonly string[] => (isFiguresAlone(kind) && !counts ? [] : [when]);

export const notCountedSaid = ({ kind, key: { counts } }: Sent, sentences: Readonly<Record<CountedKind, string>>): string | undefined =>
  counts === false && isCounted(kind) ? sentences[kind] : undefined;
