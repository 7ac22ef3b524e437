import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The shape of a file for editors that know JSON Schema. Every value is read as a text, so 20 needs no quotes there either. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'string' ? { ...jsonSchema, type: ['string', 'number', 'boolean'] } : undefined,
  })
}
