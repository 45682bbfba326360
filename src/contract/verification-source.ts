import type { VerificationSource } from '#core/careers/verification.ts';

/** What confirmed a career status, as it is called on the wire. */
const names: Readonly<Record<VerificationSource, 'naukri' | 'email'>> = { portal: 'naukri', mail: 'email' };

type WireSource = (typeof names)[VerificationSource] | null;

export const toWireSource = (source: VerificationSource | null): WireSource => (source === null ? null : names[source]);

export const fromWireSource = (named: WireSource): VerificationSource | null => (named === null ? null : named === 'naukri' ? 'portal' : 'mail');
