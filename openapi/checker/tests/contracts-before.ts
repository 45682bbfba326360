// A small contract of a shop, in which changes are planted.

/** Unchanged files, by name below openapi/. */
export const contractsBefore: Readonly<Record<string, string>> = {
  'common.yaml': `
openapi: 3.1.0
info: { title: Shared, version: 1.0.0 }
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: AT }
    signature: { type: http, scheme: bearer }
  schemas:
    Id: { type: string, minLength: 4, maxLength: 32 }
    Problem:
      type: object
      required: [code]
      properties: { code: { type: string, enum: [BROKEN, LIMITED] } }
  responses:
    Broken:
      description: Broken.
      content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } }
    Invalid: { description: Not as the contract has it. }
    SignedOut: { description: Signed out. }
    Forbidden: { description: From elsewhere. }
    Missing: { description: Not there. }
    Conflict: { description: Banned. }
    TooLarge: { description: Too large. }
    UnsupportedMediaType: { description: No JSON. }
    Limited: { description: Too often. }
    Unavailable: { description: Later. }
  parameters:
    AppId: { name: appid, in: header, schema: { type: string, maxLength: 6 } }
    SystemId: { name: systemid, in: header, schema: { type: string, maxLength: 12 } }
    WriterAppId: { name: appid, in: header, required: true, schema: { type: string, maxLength: 6 } }
    WriterSystemId: { name: systemid, in: header, required: true, schema: { type: string, maxLength: 12 } }
  headers:
    RequestId: { schema: { type: string, maxLength: 20 } }
`,
  'shop.yaml': `
openapi: 3.1.0
info:
  title: Shop
  version: 1.0.0
servers: [{ url: /api/shop }]
paths:
  /things: { $ref: 'shop/things.yaml#/paths/~1things' }
  /thing/{thingId}: { $ref: 'shop/things.yaml#/paths/~1thing~1{thingId}' }
components:
  securitySchemes:
    session: { $ref: 'common.yaml#/components/securitySchemes/session' }
`,
  'shop/things.yaml': `
paths:
  /things:
    get:
      operationId: listThings
      summary: List things
      security: []
      x-rate-limit: { requests: 60, seconds: 60 }
      x-sorted-by: -day
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50, default: 20 } }
        - { name: color, in: query, x-sorted-by: { red: unseen, blue: -day }, schema: { type: string, enum: [red, blue] } }
        - { name: X-Device, in: header, schema: { type: string, maxLength: 20 } }
      responses:
        '200':
          description: The things.
          headers: { x-total: { required: true, schema: { type: integer, minimum: 0 } } }
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties: { items: { type: array, maxItems: 50, items: { $ref: '#/components/schemas/Thing' } } }
        default: { $ref: '../common.yaml#/components/responses/Broken' }
    post:
      operationId: createThing
      security: [{ session: [] }, { signature: [] }]
      x-asked-by: member
      x-names: { shopId: any shop or stall }
      requestBody:
        required: true
        x-max-bytes: 2000
        content: { application/json: { schema: { $ref: '#/components/schemas/ThingInput' } } }
      responses:
        '201':
          description: The thing.
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
          links: { thing: { operationId: getThing, parameters: { thingId: $response.body#/id } } }
        '410': { $ref: '../common.yaml#/components/responses/Broken' }
  /thing/{thingId}:
    get:
      operationId: getThing
      security: []
      parameters: [{ name: thingId, in: path, required: true, schema: { $ref: '../common.yaml#/components/schemas/Id' } }]
      responses:
        '200': { description: The thing., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
components:
  schemas:
    Thing:
      type: object
      required: [id, name, state]
      properties:
        id: { $ref: '../common.yaml#/components/schemas/Id' }
        name: { type: string, minLength: 1, maxLength: 80, description: Its name. }
        state: { type: string, enum: [open, closed] }
        note: { type: [string, 'null'], maxLength: 200 }
        price: { type: integer, minimum: 0, maximum: 1000 }
        inside: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        shape: { oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }] }
    Round: { type: object, required: [radius], properties: { radius: { type: integer } } }
    Square: { type: object, required: [side], properties: { side: { type: integer } } }
    Oval: { type: object, required: [width], properties: { width: { type: integer } } }
    ThingInput:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, maxLength: 80, pattern: '^[a-z]+$' }
        color: { type: string, enum: [red, blue] }
        note: { type: [string, 'null'], maxLength: 200 }
        count: { type: integer, minimum: 1, maximum: 9 }
        tags: { type: array, maxItems: 5, items: { type: string, maxLength: 10 } }
        shape: { oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }] }
`,
};
