import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { MailAddresses, OwnMailAddress } from '#core/mail/mail-addresses.ts';

export const httpMailAddresses = (user: Service<operations>): MailAddresses => ({
  own: async () => addressFromContract(await user.getMailAddress({})),
  give: async (address, language) => addressFromContract(await user.saveMailAddress({ body: { address, language } })) ?? none,
  remove: () => user.deleteMailAddress({}),
  confirm: (token) => user.verifyMailAddress({ body: { token } }),
});

const none: OwnMailAddress = { masked: '', isConfirmed: false };

const addressFromContract = ({
  maskedAddress,
  isConfirmed,
}: {
  readonly maskedAddress: string | null;
  readonly isConfirmed: boolean;
}): OwnMailAddress | undefined => (maskedAddress === null ? undefined : { masked: maskedAddress, isConfirmed });
