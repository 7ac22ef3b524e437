import { easyLatin } from '@app/malayalam/sound'
import type { TopicFile } from '../authored/topic-file.ts'
import { sayings } from '../clips.ts'
import type { Source } from '../source.ts'

type AuthoredQuestion = TopicFile['questions'][number]
type Option = Pick<AuthoredQuestion['options'][number], 'text' | 'audio'>

/**
 * The other side of an option about letters: of a letter, how it is read; of a sound, the letter of its clip. One
 * spelling, easy Latin, is used in all of them. Undefined for an option whose clip says nothing.
 */
export function letterNames(
  source: Pick<Source, 'letters'> & Parameters<typeof sayings>[0],
): (way: AuthoredQuestion['way'], option: Option) => string | undefined {
  const said = sayings(source)
  const entries = source.letters.entries
  const byClip = new Map(entries.map(({ id, letter }) => [id, letter]))
  const byLetter = new Map(entries.map(({ letter, say }) => [letter, say ?? letter]))
  return (way, { text, audio }) => {
    if (way === 'find') return easyLatin(byLetter.get(text) ?? text)
    return audio === undefined ? undefined : (byClip.get(audio) ?? said.get(audio))
  }
}
