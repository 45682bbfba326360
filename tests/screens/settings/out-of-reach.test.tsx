import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as mutes from '#web/app/moderation/mutes-wiring.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const pages = { settings, userSettings, mutes, manageAccount } as const;

describe('a member whose account cannot be reached (B-05)', () => {
  it.each(['settings', 'userSettings', 'mutes', 'manageAccount'] as const)(
    '%s: says so, asks for no login, and is there once the server answers',
    async (name) => {
      const made: FakeSessions[] = [];
      const { shell, markers } = open(pages[name], screens[name], screens[name], [], {
        inShell: (clock) => {
          made.push(new FakeSessions(clock, aMember({ isReader: true, isWriter: true })));
          return [[Sessions, made.at(-1)!]];
        },
      });
      const [sessions] = made;
      if (!sessions) throw new Error('The shell made no sessions.');
      markers.isSomebodyKnown = true;
      sessions.problem = new Failure('offline');
      await shell.get(SessionStore).load();
      expect(await screen.findByRole('heading', { name: 'We cannot reach your account just now' })).toBeTruthy();
      expect(document.querySelector('main a[href^="/login"]')).toBeNull();
      sessions.problem = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(shell.get(SessionStore).isSignedIn).toBe(true);
      expect(screen.queryByText('We cannot reach your account just now')).toBeNull();
    },
  );
});
