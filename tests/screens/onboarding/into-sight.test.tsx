import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { withOnboarding, dialog, go, press } from './with-onboarding.ts';

describe('a step that is longer than a phone', () => {
  it('brings a refused name into sight, and what could not be sent', async () => {
    const personas = new FakeAnonymousPersonas(aMemberFixture({ isReader: true }));
    const { onboarding } = await withOnboarding({ isReader: true }, [[AnonymousPersonas, personas]]);
    act(() => onboarding.open('r'));
    await dialog('Choose a name to write under');
    await press('Brave Kite');
    personas.save = () => Promise.reject(new Failure('conflict', undefined, { code: 'NAME_TAKEN' }));
    await go();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your made-up name' })));
    personas.save = () => Promise.reject(new Failure('offline'));
    await press('Quiet Banyan');
    await go();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  });
});
