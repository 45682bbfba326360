/** What job scams have in common (F-25): a fee or a deposit for the job, a payment address, an application by mail to a free provider or by a chat app, secrets that no employer asks for, and pay far above the market. */
export const jobScamKinds = ['fee', 'deposit', 'payment-id', 'free-mail', 'off-platform', 'secret', 'pay-above-market'] as const;
export type JobScamSign = (typeof jobScamKinds)[number];

/** The facts of a job by which its signs are known. */
export interface JobScamFacts {
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  /** The median of the job title at all companies; null where it is not known. */
  readonly marketMedian: number | null;
}

/** A placeholder until the signs are looked for. */
export const jobScamSigns = (_facts: JobScamFacts): readonly JobScamSign[] => [];
