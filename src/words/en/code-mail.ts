import { codeMinutes } from '#core/verification/mail-code.ts';
/** Code mails. Name no product, company, member or page, as employers may read them and log subjects (S-109). */
export const words = {
  subject: 'Your code',
  code: (code: string) => `Your code is ${code}. It works once, for ${codeMinutes} minutes. Tell it to nobody: type it only where you asked for it.`,
  taken: 'This address has already confirmed someone this year, so there is no code. It can be used again from January.',
  ignore: 'If you did not ask for it, you do not have to do anything. This address is not stored.',
};
