import { confirmationDays } from '#core/mail/mail-address.ts';
export const words = {
  subject: 'Please confirm this address',
  follow: (brand: string) =>
    `Someone gave this address to ${brand} to get an email once a week. To confirm it, follow this link within ${confirmationDays} days:`,
  ignore: 'If it was not you, you do not have to do anything: no more emails come here, and the address is deleted.',
};
