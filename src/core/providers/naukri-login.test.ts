import { describe, expect, it } from 'vitest';
import { begunNaukri, spokenFromNaukri, noNaukriLogin, type NaukriMessage } from './naukri-login.ts';

const now = 1_700_000;
const hear = (flow: 'normal' | 'yolo', message: NaukriMessage) => spokenFromNaukri(begunNaukri(noNaukriLogin, flow), message, now);

const say = (message?: string) => ({ kind: 'say', message });
const track = (event: string) => ({ kind: 'track', event });

describe('the login of the job portal by its button (R-143)', () => {
  it.each([
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 't' }, 'none', [{ kind: 'sign-in', token: 't', tokenType: 'access_token' }]],
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL' }, 'normal', []],
    [{ type: 'ERROR', message: 'No.' }, 'none', [say('No.')]],
    [{ type: 'CONSENT_NOT_SIGNED' }, 'none', [say()]],
    [{ type: 'POPUP_CLOSED_UNEXPECTEDLY' }, 'none', [say(), track('naukriPopupClosed')]],
    [{ type: 'TOKEN_GENERATED', token: 't' }, 'normal', []],
    [{ type: 'toString' }, 'normal', []],
  ])('hears %j, goes on as %s and does %j', (message, flow, actions) => {
    const step = hear('normal', message);
    expect(step.login).toEqual({ ...noNaukriLogin, flow });
    expect(step.actions).toEqual(actions);
  });
});

describe('the one-tap of the job portal (R-144)', () => {
  it.each([
    [{ type: 'TOKEN_GENERATED', token: 't' }, { flow: 'yolo' }, [{ kind: 'sign-in', token: 't', tokenType: 'one_tap' }]],
    [{ type: 'TOKEN_GENERATED' }, { flow: 'yolo' }, []],
    [{ type: 'LOGIN_INITIATED' }, { flow: 'yolo', yoloInitiatedAt: now }, []],
    [{ type: 'NO_USER_FOUND' }, { flow: 'none', showGoogleYolo: true }, []],
    [{ type: 'YOLO_COOLDOWN' }, { flow: 'none', showGoogleYolo: true }, []],
    [{ type: 'FRAME_CLOSED' }, { flow: 'none' }, []],
    [{ type: 'in_view' }, { flow: 'yolo' }, [track('naukriYoloView')]],
    [{ type: 'ERROR', message: 'No.' }, { flow: 'yolo' }, [say('No.')]],
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 't' }, { flow: 'yolo' }, []],
  ])('hears %j, goes on as %j and does %j', (message, login, actions) => {
    const step = hear('yolo', message);
    expect(step.login).toEqual({ ...noNaukriLogin, ...login });
    expect(step.actions).toEqual(actions);
  });
});

describe('a message of the job portal that nobody asked for', () => {
  it.each(['TOKEN_GENERATED', 'LOGIN_WITH_NAUKRI_SUCCESSFUL', 'ANYTHING'])('%s signs nobody in and only warns (R-243)', (type) => {
    expect(spokenFromNaukri(noNaukriLogin, { type, token: 't' }, now)).toEqual({ login: noNaukriLogin, actions: [{ kind: 'warn', type }] });
  });
});
