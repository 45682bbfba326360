/** SHA-256 digests, computed on this device, in hexadecimal. */
export abstract class Digests {
  abstract areHere(): boolean;
  abstract sha256(text: string): Promise<string>;
}
