import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { languageNamed } from '#core/device/preferences.ts';
import type { Consents } from '#core/settings/consents.ts';
import { noticeVersion } from '#core/settings/consent.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';
import type { MailAddresses, OwnMailAddress } from '#core/mail/mail-addresses.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';
import { usualMessages } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';

interface SettingPorts {
  readonly memberPreferences: MemberPreferences;
  readonly messagePreferences: MessagePreferences;
  readonly consents: Consents;
  readonly subscriptions: Subscriptions;
  readonly mailAddresses: MailAddresses;
  readonly feedbacks: Feedbacks;
}

export const settingOperations = ({ memberPreferences, messagePreferences, consents, subscriptions, mailAddresses, feedbacks }: SettingPorts) =>
  ({
    getPreferences: () => memberPreferences.own(),
    savePreferences: ({ body }) => memberPreferences.save(body),
    getMessagePreferences: () => messagePreferences.own(),
    saveMessagePreferences: ({ body }) => messagePreferences.save({ ...usualMessages, ...body }),
    listConsents: async () => ({ noticeVersion, items: await consents.list() }),
    saveConsent: ({ path, body }) => consents.save(path.purpose, body.isGiven, body.noticeVersion),
    subscribe: async ({ body }) => ({ items: await subscriptions.choose(body.topics) }),
    unsubscribe: async ({ body }) => ({ topic: await subscriptions.end(body.token) }),
    getMailAddress: async () => addressToContract(await mailAddresses.own()),
    saveMailAddress: async ({ body }) => addressToContract(await mailAddresses.give(body.address, languageNamed(body.language))),
    deleteMailAddress: async () => {
      await mailAddresses.remove();
      return undefined;
    },
    verifyMailAddress: async ({ body }) => {
      await mailAddresses.confirm(body.token);
      return undefined;
    },
    getFeedback: async () => (await feedbacks.own()) ?? { rating: null, text: null },
    upsertFeedback: async ({ body }) => {
      await feedbacks.give(body);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

const addressToContract = (own: OwnMailAddress | undefined) => ({ maskedAddress: own?.masked ?? null, isConfirmed: own?.isConfirmed ?? false });
