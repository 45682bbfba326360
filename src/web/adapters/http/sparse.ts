/** Operations that accept null or undefined for optional fields, which are then not sent. */
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

type Loose<Fields, Unsaid> = { [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | Unsaid : Fields[Name] };
