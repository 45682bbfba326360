import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { screens } from '#core/navigation/screens.ts';
import { checksOfKind } from '#web/words/security-checks/security-check.ts';
import { checkChapters, securityChecks } from '#web/words/security-checks/security-checks.ts';
import * as checks from '#web/app/security-checks/security-checks-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (language: Language) => open(checks, screens.securityChecks, screens.securityChecks, [], { preferences: new FakePreferences({ language }) });

it('answers first how many requirements a test shows, and folds every chapter', async () => {
  opened('en');
  const [tested, notApplicable, accepted] = (['tested', 'notApplicable', 'accepted'] as const).map((kind) => checksOfKind(securityChecks, kind));
  expect(
    await screen.findByText(`A test shows ${tested} of 253 requirements, ${notApplicable} do not apply, and ${accepted} we accept without a test.`),
  ).toBeTruthy();
  const chapters = within(screen.getByRole('main')).getAllByRole('group');
  expect(chapters).toHaveLength(checkChapters.length);
  for (const chapter of chapters) expect(chapter.hasAttribute('open')).toBe(false);
});

it('says each requirement’s number, level, and test or reason for none', async () => {
  opened('en');
  const chapter = within((await screen.findAllByRole('group'))[0]!);
  const [shown, lacking] = [chapter.getByText('1.2.4').closest('li')!, chapter.getByText('1.2.6').closest('li')!];
  expect(shown.textContent).toBe(
    '1.2.4 The database takes values beside a statement, never inside. Level 1Test: is words and nothing else where something is written tests/attacks/probes.test.ts',
  );
  expect(lacking.textContent).toBe('1.2.6 Directory queries (LDAP) are safe from injection. Level 2Does not apply: No directory is asked.');
});

it('says all but the sentences of the list in Hindi', async () => {
  opened('hi');
  expect(await screen.findByRole('heading', { level: 1, name: 'सुरक्षा की जाँच' })).toBeTruthy();
  expect(screen.getByText(/^253 में से \d+ शर्तें टेस्ट से दिखती हैं/)).toBeTruthy();
  for (const english of ['1. Encoding and Sanitization', 'No directory is asked.']) expect(screen.getByText(english).closest('[lang=en]')).toBeTruthy();
  expect(screen.getAllByText(/^लागू नहीं:/)[0]!.closest('[lang=en]')).toBeNull();
});
