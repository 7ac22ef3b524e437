import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { FilmScript } from './film-file.ts'
import { KnownWordsFile } from './known-words-file.ts'
import { LettersFile } from './letters-file.ts'
import { LexiconFile } from './lexicon-file.ts'
import { NumberPiecesFile } from './number-pieces-file.ts'
import { PathFile } from './path-file.ts'
import { PatternsFile } from './patterns-file.ts'
import { ScenesFile } from './scenes-file.ts'
import { SentencesFile } from './sentences-file.ts'
import { SpeakersFile } from './speakers-file.ts'
import { StoryFile } from './story-file.ts'
import { TopicFile } from './topic-file.ts'
import { translationFiles } from './translation-files.ts'

/** The shapes of the authors' files as JSON Schema for editors, by the names of the files in `schema/`. */
export function editorSchemas(): Record<string, JsonSchema> {
  return {
    'topic.json': jsonSchema(TopicFile),
    'letters.json': jsonSchema(LettersFile),
    'lexicon.json': jsonSchema(LexiconFile),
    'sentences.json': jsonSchema(SentencesFile),
    'path.json': jsonSchema(PathFile),
    'scenes.json': jsonSchema(ScenesFile),
    'story.json': jsonSchema(StoryFile),
    'patterns.json': jsonSchema(PatternsFile),
    'numbers.json': jsonSchema(NumberPiecesFile),
    'film.json': jsonSchema(FilmScript),
    'known-words.json': jsonSchema(KnownWordsFile),
    'speakers.json': jsonSchema(SpeakersFile),
    ...Object.fromEntries(
      Object.entries(translationFiles).map(([name, schema]) => [
        `translation-${name}.json`,
        jsonSchema(schema),
      ]),
    ),
  }
}

/** Every value is read as a text, so 20 needs no quotes in an editor either. */
function jsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'string' ? { ...jsonSchema, type: ['string', 'number', 'boolean'] } : undefined,
  })
}
