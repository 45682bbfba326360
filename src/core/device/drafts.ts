/** The fields of a form, as they are filled in. */
export type DraftFields = Readonly<Record<string, string | boolean>>;

/** The port of drafts: what the owner of this device has typed and not sent yet. A page that is loaded anew finds it again, a week at most; nobody else does, and a sign-out takes it all away. */
export abstract class Drafts {
  /** The draft that was kept last under a name, for the same member. */
  abstract read(owner: string, name: string): DraftFields | undefined;
  abstract keep(owner: string, name: string, fields: DraftFields): void;
  abstract drop(owner: string, name: string): void;
}
