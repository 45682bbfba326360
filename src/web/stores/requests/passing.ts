import type { FailureKind } from '#core/failure.ts';

/** The failures that say nothing of what was sent: it goes on waiting. */
export const passing: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out', 'limited'];

/** Failures after which what was sent may have arrived: the answer alone may be what was lost. */
export const leaveOpen: readonly FailureKind[] = ['offline', 'broken', 'cancelled'];
