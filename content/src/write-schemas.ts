import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from './authored/editor-schemas.ts'

const folder = join(import.meta.dirname, '../schema')

for (const [name, schema] of Object.entries(editorSchemas()))
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`)
