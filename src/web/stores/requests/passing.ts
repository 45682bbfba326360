import type { FailureKind } from '#core/failure.ts';

/** Failures that say nothing about the content, which keeps waiting. */
export const passing: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out', 'limited'];

/** Failures after which the content may have arrived. */
export const leaveOpen: readonly FailureKind[] = ['offline', 'broken', 'cancelled'];
