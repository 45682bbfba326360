import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Operators } from '#core/operator/operators.ts';
import type { SummonsNotice } from '#core/support/summons-notice.ts';
import { SummonsNotices } from '#core/support/summons-notices.ts';
import * as wiring from '#web/app/support/summons-notice-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeOperators, koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { FakeDemands } from '#tests/fakes/support/fake-demands.ts';
import { open } from '#tests/screens/open.tsx';

class LosingDemands extends FakeDemands {
  losesAnswer = false;
  override async count(submissionKey: string, notice: SummonsNotice) {
    await super.count(submissionKey, notice);
    if (this.losesAnswer) throw new Failure('offline');
  }
}

function opened(operator = koyalTrust) {
  const demands = new LosingDemands();
  const swaps = [
    [Operators, new FakeOperators(operator)],
    [SummonsNotices, demands],
    [IdempotencyKeys, new FakeIdempotencyKeys()],
  ] as const;
  return { demands, ...open(wiring, screens.summonsNotice, screens.summonsNotice, swaps) };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Count it' }));

describe('the page for a notice of a summons (R-246, F-15, F-16)', () => {
  it('says where a summons goes, without names to give, and counts it once', async () => {
    const { demands, shell } = opened();
    expect((await screen.findByRole('link', { name: 'complaints@koyal.example' })).getAttribute('href')).toBe('mailto:complaints@koyal.example');
    expect(
      screen
        .getByText(/are not stored, so none can be handed over/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/legal/data-map');
    expect(screen.queryByRole('textbox')).toBeNull();
    press();
    expect(await screen.findAllByText('Choose one of these.')).toHaveLength(2);
    choose('The police');
    choose('Who wrote something');
    demands.losesAnswer = true;
    press();
    expect(await screen.findByText('This could not be counted. Try again.')).toBeTruthy();
    demands.losesAnswer = false;
    press();
    const thanks = await screen.findByText(/^Thank you\. It is counted, and appears/);
    expect(document.activeElement).toBe(thanks);
    expect((await demands.quarters())[0]?.summons).toEqual([{ authority: 'POLICE', asks: 'IDENTITY', count: 1 }]);
    expect(screen.getByRole('link', { name: 'Demands by quarter' }).getAttribute('href')).toBe('/transparency#demands');
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(screen.getByRole('heading', { level: 1, name: 'समन की सूचना' })).toBeTruthy();
  });

  it('leads to who runs this where no officer is named', async () => {
    opened({ ...koyalTrust, officer: null });
    expect((await screen.findByText(/^The operator has not named a grievance officer/)).querySelector('a')?.getAttribute('href')).toBe('/contact');
  });
});
