/** SHA-256 in hexadecimal, computed on this device. */
export abstract class Digests {
  abstract areHere(): boolean;
  abstract sha256(text: string): Promise<string>;
}
