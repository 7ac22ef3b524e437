import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { editorSchemas } from './editor-schemas.ts'

const folder = join(import.meta.dirname, '../../schema')

it.each(Object.entries(editorSchemas()))(
  'keeps %s the same as the shape that the check asks for (npm run schemas -w content)',
  (name, schema) => {
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(schema)
  },
)
