import { notApplicable, type CheckChapter } from './security-check.ts';

const none = 'Nobody calls or films here: there is no WebRTC.';

export const webRtc: CheckChapter = {
  number: 17,
  title: 'WebRTC',
  checks: [
    notApplicable('17.1.1', 2, 'Relays reach public addresses alone.', none),
    notApplicable('17.2.1', 2, 'Keys of media are kept by policy.', none),
    notApplicable('17.2.2', 2, 'Media use approved ciphers.', none),
    notApplicable('17.2.3', 2, 'Media packets prove where they come from.', none),
    notApplicable('17.2.4', 2, 'Broken media packets stop nothing.', none),
    notApplicable('17.3.1', 2, 'Floods of signals stop nothing.', none),
    notApplicable('17.3.2', 2, 'Broken signals stop nothing.', none),
  ],
};
