import { describe, expect, it } from 'vitest';
import { newsOfNaukri } from './naukri-login.ts';

const failed = (message?: string) => ({ kind: 'failed', message });

describe('the login of the job portal by its button (R-143)', () => {
  it.each([
    [
      { type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 't' },
      { kind: 'token', token: 't', tokenType: 'access_token' },
    ],
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL' }, undefined],
    [{ type: 'ERROR', message: 'No.' }, failed('No.')],
    [{ type: 'CONSENT_NOT_SIGNED' }, failed()],
    [{ type: 'POPUP_CLOSED_UNEXPECTEDLY' }, failed()],
    [{ type: 'TOKEN_GENERATED', token: 't' }, undefined],
    [{ type: 'toString' }, undefined],
  ])('hears of %j: %j', (message, news) => expect(newsOfNaukri('normal', message)).toEqual(news));
});

describe('the one-tap of the job portal (R-144)', () => {
  it.each([
    [
      { type: 'TOKEN_GENERATED', token: 't' },
      { kind: 'token', token: 't', tokenType: 'one_tap' },
    ],
    [{ type: 'TOKEN_GENERATED' }, undefined],
    [{ type: 'in_view' }, { kind: 'shown' }],
    [{ type: 'LOGIN_INITIATED' }, { kind: 'shown' }],
    [{ type: 'NO_USER_FOUND' }, { kind: 'over' }],
    [{ type: 'YOLO_COOLDOWN' }, { kind: 'over' }],
    [{ type: 'FRAME_CLOSED' }, { kind: 'over' }],
    [{ type: 'ERROR', message: 'No.' }, failed('No.')],
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 't' }, undefined],
  ])('hears of %j: %j', (message, news) => expect(newsOfNaukri('yolo', message)).toEqual(news));
});
