import * as v from 'valibot'
import { Text } from './text.ts'

const Name = v.pipe(
  v.string(),
  v.regex(/^[a-z]+$/, 'A voice or a scene is named by a word of small letters.'),
)

const Voice = v.strictObject({
  pitch: v.picklist(['high', 'low'], 'The pitch of a voice is high or low.'),
  /** What the speaker looks like. */
  who: Text,
  en: Text,
  ml: Text,
})

const AuthoredLine = v.strictObject({
  by: Name,
  scene: Name,
  /** What the speaker does meanwhile. The scene shows it. */
  does: Text,
  text: Text,
  english: Text,
  /** The meaning of each word in this text, in order. */
  gloss: v.array(Text),
})

/** `data/films/<theme>/script.yaml`, as its author writes it. */
export const FilmScript = v.strictObject({
  title: v.strictObject({ en: Text, ml: Text }),
  about: Text,
  voices: v.record(Name, Voice),
  /** Each place in the film, and what is seen there. */
  scenes: v.record(Name, Text),
  /** The writing in the scene itself: on a board, a bus, a banner. */
  signs: v.optional(v.record(Name, Text)),
  lines: v.pipe(
    v.array(AuthoredLine),
    v.minLength(14, 'A film has at least 14 lines.'),
    v.maxLength(24, 'A film has at most 24 lines.'),
  ),
})
export type FilmScript = v.InferOutput<typeof FilmScript>
