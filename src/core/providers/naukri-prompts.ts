import type { NaukriMessage } from './naukri-login.ts';

/** The job portal's own window and one-tap, where an installation uses them (D-27). */
export abstract class NaukriPrompts {
  /** Whether the script of the portal is there. */
  abstract isLoaded(): boolean;
  /** Asks the portal by one of its flows, and hears what it says from now on; the answer stops that. */
  abstract begin(flow: 'normal' | 'yolo', hear: (message: NaukriMessage) => void): () => void;
}
