/** Something that has a name, and one in URLs. */
export interface Named {
  readonly urlName: string;
  readonly name: string;
}
