/** What this device keeps for whoever is signed in here, such as what they have begun to write. It goes when they sign out. */
export abstract class Belongings {
  /** What was kept under a name, as it was kept; whoever reads it looks at it closely, for anybody may bend it. */
  abstract read(name: string): unknown;
  abstract keep(name: string, value: object): void;
  abstract drop(name: string): void;
}
