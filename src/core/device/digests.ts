/** What on this device computes SHA-256, in hexadecimal. */
export abstract class Digests {
  abstract areHere(): boolean;
  abstract sha256(text: string): Promise<string>;
}
