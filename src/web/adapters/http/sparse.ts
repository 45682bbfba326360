/**
 * The operations of a service, for an adapter that hands on what it was asked: an optional field of a query may be null, and one of a query or of a body undefined.
 * Such a field is not sent: the client leaves it out of a query, as it does with an empty list, and JSON leaves it out of a body.
 */
export type Sparse<Operations> = { readonly [Id in keyof Operations]: SparseOperation<Operations[Id]> };

type SparseOperation<Operation> = {
  [Part in keyof Operation]: Part extends 'parameters'
    ? { [At in keyof Operation[Part]]: At extends 'query' ? Loose<Operation[Part][At], null | undefined> : Operation[Part][At] }
    : Part extends 'requestBody'
      ? SparseBody<Operation[Part]>
      : Operation[Part];
};

type SparseBody<Body> = Body extends { readonly content: infer Content }
  ? { readonly content: { [Media in keyof Content]: Loose<Content[Media], undefined> } }
  : Body;

/** Fields of which those that are optional take one more value. */
type Loose<Fields, Unsaid> = { [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | Unsaid : Fields[Name] };
