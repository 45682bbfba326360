import { roleClaimHours, type GrantedRole } from '#core/moderation/member-role.ts';

/** Sentences about who moderates, and about a link that makes one a moderator. */
export const words = {
  title: 'Who moderates',
  description: 'The accounts that moderate here.',
  lead: 'Moderators decide what is taken down. Administrators do that too, and decide who moderates. Each change of a role stands in the log under Administration.',
  alone:
    'An appeal is decided by somebody else than who decided, so it waits until there are two here. Whoever imposed a measure can take it back meanwhile, but for a warning.',
  roles: { moderator: 'Moderator', administrator: 'Administrator' } satisfies Record<GrantedRole, string>,
  displayName: (name: string) => name,
  mine: 'you',
  holder: (name: string, mark: string) => `${name} (mark ${mark})`,
  make: { moderator: 'Make moderator', administrator: 'Make administrator' } satisfies Record<GrantedRole, string>,
  remove: 'Take the role away',
  named: (action: string, name: string) => `${action}: ${name}`,
  leave: 'Leave it as it is',
  isNow: (role: string) => `Role now: ${role}.`,
  isYours: 'This is your own account. You cannot give yourself the role back; another administrator can.',
  changed: 'The role is changed.',
  last: 'This is the only administrator. Appoint another one first.',
  failed: 'That did not work, or its answer was lost. Try again: it counts once.',
  invite: {
    title: 'Appoint somebody',
    text: `Make a link and send it to one person. Whose account opens and confirms it first within ${roleClaimHours} hours has the role. You need not know who they are here.`,
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
      moderator: 'This link makes your account a moderator of this installation. It works once.',
      administrator: 'This link makes your account an administrator of this installation: you moderate, and decide who else does. It works once.',
    } satisfies Record<GrantedRole, string>,
    seen: 'Administrators will see the name in your profile. They do not learn under which names you write.',
    as: (name: string) => `You are signed in as ${name}.`,
    confirm: 'Confirm',
    already: 'Your account has this role already, or a higher one, and keeps it. If the link is unused, another account can still confirm it.',
    guest: 'Log in first, then confirm here.',
    done: 'Your account has the role now.',
    toQueue: 'To what waits for a decision',
    gone: {
      moderator: `This link was used already, or its ${roleClaimHours} hours are over. Ask an administrator for a new one.`,
      administrator: `This link was used already, or its ${roleClaimHours} hours are over. Ask an administrator for a new one. Until there is a first administrator here, the host gets a new one at the next start, or with npm run admin.`,
    } satisfies Record<GrantedRole, string>,
  },
  notForYou: 'There is nothing at this address for you.',
  notForYouBecause: 'Administrators appoint moderators here.',
  wayOn: 'To the communities',
};

export type TeamWords = typeof words;
