import type { FailureKind } from '#core/failure.ts';

/** The failures that say nothing of what was sent: it goes on waiting. */
export const passing: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out', 'limited'];
