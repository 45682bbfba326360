import type { NaukriMessage } from './naukri-login.ts';

/** Job portal's own window and one-tap (D-27). */
export abstract class NaukriPrompts {
  abstract isLoaded(): boolean;
  /** Starts a flow and reports messages; the result stops listening. */
  abstract begin(flow: 'normal' | 'yolo', hear: (message: NaukriMessage) => void): () => void;
}
