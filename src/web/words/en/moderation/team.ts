import { roleClaimHours, type GrantedRole } from '#core/moderation/member-role.ts';

export const words = {
  title: 'Who moderates',
  description: 'The accounts that moderate here.',
  lead: 'Moderators decide what is taken down. Administrators do that too, and decide who moderates. Every role change is in the log under Administration.',
  alone:
    'An appeal is decided by someone other than the first moderator, so it waits until there are two. Until then the moderator who imposed a measure can undo it, except a warning.',
  roles: { moderator: 'Moderator', administrator: 'Administrator' } satisfies Record<GrantedRole, string>,
  displayName: (name: string) => name,
  mine: 'you',
  marks: 'Some accounts have the same name. The mark behind it is made from the account, stays the same, and tells them apart.',
  holder: (name: string, mark: string) => `${name} (mark ${mark})`,
  make: { moderator: 'Make moderator', administrator: 'Make administrator' } satisfies Record<GrantedRole, string>,
  remove: 'Remove the role',
  named: (action: string, name: string) => `${action}: ${name}`,
  leave: 'Leave it as it is',
  isNow: (role: string) => `Role now: ${role}.`,
  isYours: 'This is your own account. You cannot give yourself the role back; another administrator can.',
  changed: 'The role is changed.',
  last: 'This is the only administrator. Appoint another one first.',
  failed: 'That did not work, or we got no answer. Try again: it will not count twice.',
  invite: {
    title: 'Appoint someone',
    text: `Make a link and send it to one person. The first account that opens and confirms it within ${roleClaimHours} hours gets the role. You do not need to know who they are here.`,
    moderator: 'Link for a moderator',
    administrator: 'Link for an administrator',
    link: 'The link, shown only now',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Copying did not work. Select the link and copy it.',
  },
  claim: {
    title: { moderator: 'Become a moderator', administrator: 'Become an administrator' } satisfies Record<GrantedRole, string>,
    text: {
      moderator: 'This link makes your account a moderator of this site. It works once.',
      administrator: 'This link makes your account an administrator of this site: you moderate, and decide who else does. It works once.',
    } satisfies Record<GrantedRole, string>,
    seen: 'Administrators will see the name in your profile. They do not learn under which names you write.',
    as: (name: string) => `You are logged in as ${name}.`,
    confirm: 'Confirm',
    already: 'Your account already has this role, or a higher one. If the link is unused, another account can still confirm it.',
    guest: 'Log in first, then confirm here.',
    done: 'Your account has the role now.',
    toQueue: 'Go to moderation',
    gone: {
      moderator: `This link was already used, or its ${roleClaimHours} hours are over. Ask an administrator for a new one.`,
      administrator: `This link was already used, or its ${roleClaimHours} hours are over. Ask an administrator for a new one. Until there is a first administrator here, the host gets a new one at the next start, or with npm run admin.`,
    } satisfies Record<GrantedRole, string>,
  },
  notForYou: 'There is nothing for you at this address.',
  notForYouBecause: 'Administrators appoint moderators here.',
  wayOn: 'Go to communities',
};

export type TeamWords = typeof words;
