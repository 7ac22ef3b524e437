import { meansPerson } from '@app/malayalam/forms'
import type { CourseEnding, CourseWord } from '../../content.ts'

const split = (text: string) => new Set(text.split(' '))

/** Endings that say where, and the topics of words for places. */
const ofPlaces = split('locative locativeAdjective allative ablative perlative until since')
const places = split('home town places travel school work nature')
const ofPersons = split('vocative sociative together like')
/** What one does something with. */
const ofTools = split('using')
const tools = split('kitchen body clothes school')
const ofThings = split('plural')
const uncounted = split('food weather ideas feelings time money health')

/** Whether a word with this ending says something that people say: not “through the child”. */
export function fits(ending: CourseEnding, word: CourseWord): boolean {
  if (word.id === ending.example) return true
  if (ending.of === 'verb') return word.pos === 'verb'
  if (word.pos !== 'noun') return false
  if (ofPlaces.has(ending.id)) return places.has(word.topic) && !meansPerson(word)
  if (ofPersons.has(ending.id)) return meansPerson(word)
  if (ofTools.has(ending.id)) return tools.has(word.topic) && !meansPerson(word)
  if (ofThings.has(ending.id)) return !uncounted.has(word.topic)
  return true
}
