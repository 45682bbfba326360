/** Mails to people who act for a company. */
export const words = {
  opens: 'It opens the desk of your company.',
  ignore: 'If you did not ask for it, you do not have to do anything. The address is stored for the company’s login alone, and is never shown.',
  askedSubject: 'Someone asks to join your company desk',
  asked: (company: string, asker: string, url: string) =>
    `${asker} has proved that address and asks to act for ${company}. Let them in, or leave them out, at your desk: ${url}`,
  invitedSubject: 'You are let in at a company desk',
  invited: (company: string, url: string) => `A colleague let you in at the desk of ${company}. Begin with this address: ${url}`,
};
