import type { VerificationSource } from '#core/careers/verification.ts';

const names: Readonly<Record<VerificationSource, 'naukri' | 'email'>> = { portal: 'naukri', mail: 'email' };

type WireSource = (typeof names)[VerificationSource] | null;

export const sourceToContract = (source: VerificationSource | null): WireSource => (source === null ? null : names[source]);

export const sourceFromContract = (named: WireSource): VerificationSource | null => (named === null ? null : named === 'naukri' ? 'portal' : 'mail');
