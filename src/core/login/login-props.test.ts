import { describe, expect, it } from 'vitest';
import { openedWith } from './login-props.ts';

const sentences = { title: 'Log in', subTitle: 'To go on.' };

describe('a login that is opened', () => {
  it('has all that was left out set (R-128, R-129)', () => {
    expect(openedWith({}, sentences)).toEqual({
      title: 'Log in',
      subTitle: 'To go on.',
      isAnonymous: false,
      disableClose: false,
      backOnClose: false,
      internalCampaign: null,
      openCreatePost: false,
      readerRequired: false,
      writerRequired: false,
      redirectUrl: null,
      queryStr: '',
      wayOut: 'close',
    });
  });

  it('keeps what it was given', () => {
    const options = { title: 'Vote', isAnonymous: true, internalCampaign: 'poll', writerRequired: true, redirectUrl: '/p/1', queryStr: 'a=b' } as const;
    expect(openedWith(options, sentences)).toMatchObject({ ...options, subTitle: 'To go on.' });
  });

  it.each([
    [{ context: 'review' }, true, 'close'],
    [{ context: 'review', behind: 'action' }, true, 'back'],
    [{ context: 'feed', behind: 'action' }, true, 'back'],
    [{ context: 'feed', behind: 'action', disableClose: false }, false, 'close'],
    [{ context: 'salary', behind: 'action' }, false, 'close'],
    [{ context: 'salary', behind: 'action', disableClose: true }, true, 'back'],
    [{ disableClose: true }, true, 'close'],
  ] as const)('as %j may not be closed: %s, and is left by: %s (R-127, D-18)', (options, disableClose, wayOut) => {
    expect(openedWith(options, sentences)).toMatchObject({ disableClose, wayOut });
  });
});
