import { expect, it } from 'vitest'
import { jsonSchema } from './json-schema.ts'
import { KnownWordsFile } from './known-words-file.ts'
import { LettersFile } from './letters-file.ts'
import { TopicFile } from './topic-file.ts'

const shapes = { topic: TopicFile, letters: LettersFile, 'known-words': KnownWordsFile }

it.each(Object.entries(shapes))(
  'the schema that editors use for %s is that of the check (vitest -u writes it)',
  async (name, shape) => {
    const schema = `${JSON.stringify(jsonSchema(shape), null, 2)}\n`
    await expect(schema).toMatchFileSnapshot(`../../schema/${name}.json`)
  },
)
