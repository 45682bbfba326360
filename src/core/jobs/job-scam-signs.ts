/** What job scams have in common (F-25): a fee or a deposit for the job, a payment address, an application by mail to a free provider or by a chat app, secrets that no employer asks for, and pay far above the market. */
export const jobScamKinds = ['fee', 'deposit', 'payment-id', 'free-mail', 'off-platform', 'secret', 'pay-above-market'] as const;
export type JobScamSign = (typeof jobScamKinds)[number];
